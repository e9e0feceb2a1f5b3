import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

/** As high as the closed filters, so that nothing moves when they arrive. */
export const root = style({ minHeight: '44px', marginBottom: theme.space[4] });
