import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const languageSwitch = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.brand, textDecoration: 'underline' } },
});
