import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([container, { paddingTop: theme.space[6] }]);

export const title = style({ fontSize: theme.size.display, marginBottom: theme.space[5] });

export const receipts = style({ selectors: { '&:not(:empty)': { marginTop: theme.space[9] } } });

export const skeleton = style({ display: 'grid', gap: theme.space[5] });

export const skeletonLine = style({ height: '120px', maxWidth: '760px' });
