import { style } from '@vanilla-extract/css';

export const skeleton = style({
  display: 'inline-block',
  width: '2ch',
  height: '1em',
  marginBlock: '0.15em',
});
