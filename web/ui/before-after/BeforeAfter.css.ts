import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** Where the picture turns from before to after, from its left edge. */
export const splitProperty = '--before-after-split';
const split = `var(${splitProperty})`;

const gripSize = 44;

/** What can be taken hold of is wide enough that half of it, at either edge of the picture, is a whole target. */
const holdSize = gripSize * 2;

/** What only answers once the page is alive. */
const lifeless = 'html:not([data-ready]) &';

export const frame = style({
  position: 'relative',
  // A hidden overflow could still be scrolled when the range, which is wider than the frame, takes the focus.
  overflow: ['hidden', 'clip'],
  aspectRatio: '4 / 3',
  borderRadius: theme.radius.photograph,
  vars: { [splitProperty]: '50%' },
});

export const before = style({ position: 'absolute', inset: 0 });

export const after = style([before, { clipPath: `inset(0 0 0 ${split})` }]);

export const photograph = style({ height: '100%' });

const label = style({
  position: 'absolute',
  bottom: theme.space[3],
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.photograph,
  background: theme.color.surfaceRaised,
  fontSize: theme.size.small,
  fontWeight: 600,
  lineHeight: 1.3,
});

export const beforeLabel = style([label, { left: theme.space[3] }]);
export const afterLabel = style([label, { right: theme.space[3] }]);

const hold = { width: `${holdSize}px`, height: '100%', pointerEvents: 'auto' } as const;

/** Half a hold wider than the picture on either side, so that the hold's middle reaches both edges. */
export const range = style({
  position: 'absolute',
  top: 0,
  left: `-${holdSize / 2}px`,
  width: `calc(100% + ${holdSize}px)`,
  height: '100%',
  appearance: 'none',
  opacity: 0,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  selectors: { [lifeless]: { display: 'none' } },
  // A finger that scrolls the page past the picture must not move its edge.
  '@media': { '(pointer: coarse)': { pointerEvents: 'none' } },
  '::-webkit-slider-runnable-track': { height: '100%' },
  '::-webkit-slider-thumb': { appearance: 'none', ...hold },
  '::-moz-range-track': { height: '100%' },
  '::-moz-range-thumb': { border: 0, ...hold },
});

export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  left: split,
  width: '2px',
  marginLeft: '-1px',
  background: theme.color.surfaceRaised,
  pointerEvents: 'none',
});

export const grip = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  width: `${gripSize}px`,
  height: `${gripSize}px`,
  borderRadius: theme.radius.button,
  background: theme.color.surfaceRaised,
  color: theme.color.brand,
  boxShadow: theme.shadow.floating,
  transform: 'translate(-50%, -50%)',
  selectors: {
    [lifeless]: { display: 'none' },
    // The paper under the ring keeps it readable on any photograph.
    [`${range}:focus-visible + ${edge} > &`]: {
      outline: `2px solid ${theme.color.brand}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 6px ${theme.color.surfaceRaised}`,
    },
  },
});
