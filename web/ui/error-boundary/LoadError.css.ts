import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const loadError = style({ display: 'grid', justifyItems: 'start', gap: theme.space[2] });
