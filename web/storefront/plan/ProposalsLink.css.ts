import { style } from '@vanilla-extract/css';
import { from, withoutSticky } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Stays at the bottom of the window until the end of the form. As wide as the window. */
export const link = style({
  position: 'sticky',
  zIndex: 20,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  minHeight: '60px',
  marginInline: `calc(-1 * ${theme.space[4]})`,
  padding: `${theme.space[2]} ${theme.space[4]} calc(${theme.space[2]} + env(safe-area-inset-bottom))`,
  color: theme.color.brand,
  background: theme.color.surfaceRaised,
  borderBlock: `1px solid ${theme.color.border}`,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  outlineOffset: '-4px',
  '@media': {
    [withoutSticky]: { position: 'static' },
    [from.medium]: {
      marginInline: `calc(-1 * ${theme.space[6]})`,
      paddingInline: theme.space[6],
    },
    [from.large]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const icon = style({ flexShrink: 0 });
