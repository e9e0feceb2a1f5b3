import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const suggestion = style({ display: 'grid', justifyItems: 'start', gap: theme.space[3] });
