import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** Position of the divider, as a percentage from the left edge. */
export const splitProperty = '--before-after-split';
const split = `var(${splitProperty})`;

const handleSize = 44;

/** Twice the visible handle: at either edge of the image, half of the thumb is still a full 44 px touch target. */
const thumbWidth = handleSize * 2;

/** Matches until the page is hydrated: without JavaScript the slider does nothing. */
const notHydrated = 'html:not([data-ready]) &';

export const frame = style({
  position: 'relative',
  // `overflow: hidden` could still scroll when the range input, wider than the frame, takes focus.
  overflow: ['hidden', 'clip'],
  aspectRatio: '4 / 3',
  borderRadius: theme.radius.image,
  vars: { [splitProperty]: '50%' },
});

export const before = style({ position: 'absolute', inset: 0 });

export const after = style([before, { clipPath: `inset(0 0 0 ${split})` }]);

export const image = style({ height: '100%' });

const label = style({
  position: 'absolute',
  bottom: theme.space[3],
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.image,
  background: theme.color.surfaceRaised,
  fontSize: theme.size.small,
  fontWeight: 600,
  lineHeight: 1.3,
});

export const beforeLabel = style([label, { left: theme.space[3] }]);
export const afterLabel = style([label, { right: theme.space[3] }]);

const thumb = { width: `${thumbWidth}px`, height: '100%', pointerEvents: 'auto' } as const;

/** Half a thumb wider than the image on each side, so that the middle of the thumb reaches both edges. */
export const range = style({
  position: 'absolute',
  top: 0,
  left: `-${thumbWidth / 2}px`,
  width: `calc(100% + ${thumbWidth}px)`,
  height: '100%',
  appearance: 'none',
  opacity: 0,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  selectors: { [notHydrated]: { display: 'none' } },
  // Scrolling the page with a finger on the image must not move the divider.
  '@media': { '(pointer: coarse)': { pointerEvents: 'none' } },
  '::-webkit-slider-runnable-track': { height: '100%' },
  '::-webkit-slider-thumb': { appearance: 'none', ...thumb },
  '::-moz-range-track': { height: '100%' },
  '::-moz-range-thumb': { border: 0, ...thumb },
});

export const divider = style({
  position: 'absolute',
  insetBlock: 0,
  left: split,
  width: '2px',
  marginLeft: '-1px',
  background: theme.color.surfaceRaised,
  pointerEvents: 'none',
});

export const handle = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  width: `${handleSize}px`,
  height: `${handleSize}px`,
  borderRadius: theme.radius.button,
  background: theme.color.surfaceRaised,
  color: theme.color.brand,
  boxShadow: theme.shadow.floating,
  transform: 'translate(-50%, -50%)',
  selectors: {
    [notHydrated]: { display: 'none' },
    // A light ring keeps the focus outline visible on any image.
    [`${range}:focus-visible + ${divider} > &`]: {
      outline: `2px solid ${theme.color.brand}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 6px ${theme.color.surfaceRaised}`,
    },
  },
});
