import { style } from '@vanilla-extract/css';

/**
 * Skips the layout of an offscreen part of the first page until `layOutOffscreenParts`. Pages of later navigations have
 * their height at once, for the scroll position on the way back. Only with scroll anchoring, which keeps the position while
 * a part grows from its `containIntrinsicBlockSize` to its real height. What overflows the part is cut off.
 */
export const layOutWhenNear = style({
  '@supports': {
    '(overflow-anchor: auto)': {
      selectors: {
        'html:not([data-laid-out]) &:not([data-laid-out])': { contentVisibility: 'auto' },
      },
    },
  },
});
