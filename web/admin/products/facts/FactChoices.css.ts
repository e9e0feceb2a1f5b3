import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const choices = style({ display: 'grid', gap: theme.space[5], minWidth: 0 });
