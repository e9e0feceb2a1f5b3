import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  cursor: 'pointer',
});

/** Keeps the touch target 44 px wide without a visible label. */
export const labelHidden = style({ justifyContent: 'center', minWidth: '44px' });

export const box = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  accentColor: theme.color.brand,
  cursor: 'inherit',
});
