import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
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

export const short = style({ '@media': { [from.medium]: { display: 'none' } } });
export const full = style({
  display: 'none',
  '@media': { [from.medium]: { display: 'inline' } },
});
