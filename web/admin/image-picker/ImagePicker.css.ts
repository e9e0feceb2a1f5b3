import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const autoFillColumns = (minColumnWidth: string) =>
  `repeat(auto-fill, minmax(${minColumnWidth}, 1fr))`;

export const grid = style({
  display: 'grid',
  minWidth: 0,
  border: 0,
  gridTemplateColumns: autoFillColumns('96px'),
  gap: theme.space[4],
  // Room for the ring of the selected image.
  padding: theme.space[2],
  '@media': { [from.small]: { gridTemplateColumns: autoFillColumns('132px') } },
});

export const option = style({ position: 'relative', minWidth: 0, cursor: 'pointer' });

/** Invisible input that covers the whole option, so that a click anywhere toggles it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
  // Not under a bar that is sticky at the bottom of the window.
  scrollMarginBottom: '112px',
});

export const imageFrame = style({
  display: 'block',
  position: 'relative',
  borderRadius: theme.radius.image,
  selectors: {
    [`${input}:checked + &`]: {
      boxShadow: [
        `0 0 0 3px ${theme.color.surface}`,
        `0 0 0 5px ${theme.color.brand}`,
        `0 0 0 7px ${theme.color.surface}`,
        `0 0 0 8px ${theme.color.accent}`,
      ].join(', '),
    },
    [`${input}:focus-visible + &`]: {
      outline: `2px solid ${theme.color.brand}`,
      outlineOffset: '10px',
    },
  },
});

export const image = style({ aspectRatio: '1' });

export const checkmark = style({
  display: 'none',
  position: 'absolute',
  top: theme.space[2],
  right: theme.space[2],
  padding: '3px',
  color: theme.color.onFill,
  background: theme.color.fill,
  borderRadius: theme.radius.button,
  selectors: { [`${input}:checked + ${imageFrame} > &`]: { display: 'block' } },
});

export const orderNumber = style([
  checkmark,
  {
    minWidth: '32px',
    padding: 0,
    fontWeight: 600,
    lineHeight: '32px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const title = style({
  display: 'block',
  // Below the ring of a selected image.
  marginTop: theme.space[3],
  fontSize: theme.size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
