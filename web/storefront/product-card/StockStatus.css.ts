import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const status = styleVariants({
  'low-stock': { color: theme.color.warning, fontWeight: 600 },
  'out-of-stock': { color: theme.color.critical, fontWeight: 600 },
});
