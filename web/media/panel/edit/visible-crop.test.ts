import { expect, test } from 'vitest';
import { computeVisibleCrop } from './visible-crop';

const wide = { width: 1600, height: 1200 };
const square = { width: 1, height: 1 };

test.each([
  { focus: { x: 50, y: 50 }, left: 200 },
  { focus: { x: 60, y: 0 }, left: 360 },
  { focus: { x: 0, y: 100 }, left: 0 },
  { focus: { x: 100, y: 50 }, left: 400 },
])(
  'computeVisibleCrop centers a square on $focus.x% as far as the edges allow',
  ({ focus, left }) => {
    expect(computeVisibleCrop(wide, focus, square)).toEqual({
      left,
      top: 0,
      width: 1200,
      height: 1200,
    });
  },
);

test('computeVisibleCrop returns the complete image when it already has the ratio', () => {
  expect(computeVisibleCrop(wide, { x: 10, y: 90 }, { width: 4, height: 3 })).toEqual({
    left: 0,
    top: 0,
    ...wide,
  });
});
