import { describe, expect, test } from 'vitest';
import { computeFocalCrop } from './focal-crop';

const landscape = { width: 1600, height: 1200 };
const square = { width: 400, height: 400 };

describe('computeFocalCrop', () => {
  test('centers the crop on the focal point', () => {
    expect(computeFocalCrop(landscape, square, { x: 45, y: 50 })).toEqual({
      scaledSize: { width: 533, height: 400 },
      left: 40,
      top: 0,
    });
  });

  test.each([
    [0, 0],
    [10, 0],
    [90, 133],
    [100, 133],
  ])('stays within the image for a focal point at %i %%', (x, left) => {
    expect(computeFocalCrop(landscape, square, { x, y: 50 })).toMatchObject({ left, top: 0 });
  });

  test('moves vertically in a tall image', () => {
    const portrait = { width: 300, height: 900 };
    const shape = { width: 300, height: 100 };
    const getTop = (y: number) => computeFocalCrop(portrait, shape, { x: 0, y })?.top;
    expect([0, 25, 75, 100].map(getTop)).toEqual([0, 175, 625, 800]);
  });

  test('returns undefined for a centered focal point or if nothing is cropped', () => {
    expect(computeFocalCrop(landscape, square, { x: 50, y: 50 })).toBeUndefined();
    expect(computeFocalCrop(landscape, square, { x: 50, y: 0 })).toBeUndefined();
    expect(
      computeFocalCrop(landscape, { width: 800, height: 600 }, { x: 0, y: 100 }),
    ).toBeUndefined();
  });

  test('never exceeds the scaled image', () => {
    for (let width = 1; width <= 40; width += 1) {
      for (let height = 1; height <= 40; height += 3) {
        const focalCrop = computeFocalCrop(
          { width: 41, height: 37 },
          { width, height },
          { x: 100, y: 100 },
        );
        if (!focalCrop) continue;
        expect(focalCrop.left).toBe(focalCrop.scaledSize.width - width);
        expect(focalCrop.top).toBe(focalCrop.scaledSize.height - height);
      }
    }
  });
});
