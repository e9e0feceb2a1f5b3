import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const more = style({ marginTop: theme.space[6] });
