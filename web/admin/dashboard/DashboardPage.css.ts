import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([container, { paddingBlock: theme.space[7] }]);

export const title = style({ fontSize: theme.size.display });

export const lead = style({ marginBlock: theme.space[4], maxWidth: theme.measure });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });
