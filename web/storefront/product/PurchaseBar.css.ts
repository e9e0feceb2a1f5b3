import { globalStyle, style } from '@vanilla-extract/css';
import { from, withoutSticky } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { footer } from '../layout/Footer.css';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[3]}`,
  marginTop: theme.space[4],
});

export const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  color: theme.color.brand,
});

export const icons = style({ display: 'flex' });

/** Filled heart while the product is on the wishlist. */
globalStyle(`${iconButton}[aria-pressed=true] svg`, { fill: 'currentColor' });

export const lowStock = style({
  flexBasis: '100%',
  color: theme.color.warning,
  selectors: { '&:empty': { display: 'none' } },
});

export const bar = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  padding: `${theme.space[3]} ${theme.space[4]} calc(${theme.space[3]} + env(safe-area-inset-bottom))`,
  background: theme.color.surfaceRaised,
  borderTop: `1px solid ${theme.color.border}`,
  '@media': {
    [withoutSticky]: { position: 'static', flexBasis: '100%', paddingInline: 0 },
    [from.medium]: {
      position: 'static',
      flex: '1 1 200px',
      padding: 0,
      background: 'none',
      border: 0,
    },
  },
});

/** Keeps the end of the footer above the fixed bar. */
globalStyle(`body:has(${bar}) ${footer}::after`, {
  content: '""',
  display: 'block',
  height: '72px',
  '@media': { [withoutSticky]: { display: 'none' }, [from.medium]: { display: 'none' } },
});

export const barPrice = style({
  fontSize: theme.size.large,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.medium]: { display: 'none' } },
});

globalStyle(`${barPrice} small`, { display: 'block', maxWidth: '9em' });
