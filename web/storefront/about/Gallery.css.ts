import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const moreLink = style({ marginTop: theme.space[6] });
