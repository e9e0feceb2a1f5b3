import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const field = style({ display: 'grid', justifyItems: 'start', gap: theme.space[2] });

export const picker = style({ width: '100%' });
