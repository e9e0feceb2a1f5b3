import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Full screen on phones, centered on larger screens. */
export const positioner = style({
  position: 'fixed',
  inset: 0,
  overflowY: 'auto',
  '@media': {
    [from.medium]: {
      display: 'grid',
      placeItems: 'center',
      padding: theme.space[5],
    },
  },
});

const sheet = style({
  display: 'grid',
  alignContent: 'start',
  minHeight: '100%',
  background: theme.color.surface,
  boxShadow: theme.shadow.floating,
  '@media': {
    // The panel itself scrolls, so that the sticky header and footer stay at its edges.
    [from.medium]: {
      width: '100%',
      minHeight: 'auto',
      maxHeight: `calc(100dvh - 2 * ${theme.space[5]})`,
      borderRadius: theme.radius.corner,
      overflowY: 'auto',
    },
  },
});

export const panel = {
  narrow: style([sheet, { '@media': { [from.medium]: { maxWidth: '640px' } } }]),
  wide: style([sheet, { '@media': { [from.medium]: { maxWidth: '1080px' } } }]),
};

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  background: theme.color.surface,
  borderBottom: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
  '@media': { [from.medium]: { paddingInline: theme.space[5] } },
});

export const title = style({ minWidth: 0, fontSize: theme.size.title });

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: theme.radius.button,
  selectors: { '&:hover': { background: theme.color.border } },
});

export const content = style({
  padding: theme.space[4],
  minWidth: 0,
  '@media': { [from.medium]: { padding: theme.space[5] } },
});

/** The negative margins cancel the padding of `content`, so that the footer spans the whole width. */
export const stickyFooter = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  marginInline: `calc(-1 * ${theme.space[4]})`,
  marginBottom: `calc(-1 * ${theme.space[4]})`,
  paddingInline: theme.space[4],
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
  '@media': {
    [from.medium]: {
      marginInline: `calc(-1 * ${theme.space[5]})`,
      marginBottom: `calc(-1 * ${theme.space[5]})`,
      paddingInline: theme.space[5],
    },
  },
});
