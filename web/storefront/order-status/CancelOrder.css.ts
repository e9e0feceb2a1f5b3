import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const cancel = style({ '@media': { print: { display: 'none' } } });

export const title = style({ marginBottom: theme.space[3], fontSize: theme.size.title });

export const button = style({ color: theme.color.critical, fontWeight: 600 });
