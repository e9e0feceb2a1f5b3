import { style } from '@vanilla-extract/css';

export const stepButton = style({
  display: 'grid',
  placeItems: 'center',
  selectors: { '&[aria-disabled=true]': { opacity: 0.35, cursor: 'not-allowed' } },
});
