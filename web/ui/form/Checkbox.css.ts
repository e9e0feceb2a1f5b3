import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  cursor: 'pointer',
});

/** Without words beside it, still as large as a finger. */
export const alone = style({ justifyContent: 'center', minWidth: '44px' });

export const box = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  accentColor: theme.color.brand,
  cursor: 'inherit',
});
