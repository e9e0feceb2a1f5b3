import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const form = style({ display: 'grid', justifyItems: 'center', gap: theme.space[5] });
