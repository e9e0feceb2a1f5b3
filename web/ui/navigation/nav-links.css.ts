import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** A row of navigation links; the current page is underlined. */
export const navLinks = style({ display: 'flex', columnGap: theme.space[5] });

globalStyle(`${navLinks} a`, {
  display: 'grid',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: 500,
  textDecoration: 'none',
  textUnderlineOffset: '8px',
});
globalStyle(`${navLinks} a:hover`, { color: theme.color.brand });
globalStyle(`${navLinks} a[aria-current]`, {
  color: theme.color.brand,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
});
