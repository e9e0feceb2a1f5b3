import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const lead = style({ marginBottom: theme.space[5] });
