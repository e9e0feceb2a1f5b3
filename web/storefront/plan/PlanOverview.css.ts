import { style } from '@vanilla-extract/css';

export const overview = style({
  display: 'none',
  '@media': { print: { display: 'block', marginBlock: '12pt' } },
});
