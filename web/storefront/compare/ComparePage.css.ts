import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([container, { paddingTop: theme.space[6] }]);

export const title = style({ fontSize: theme.size.display, marginBottom: theme.space[5] });
