import { describe, expect, test } from 'vitest';
import { focalCut } from './focal-cut';

const landscape = { width: 1600, height: 1200 };
const square = { width: 400, height: 400 };

describe('computeFocalCrop', () => {
  test('centers the crop on the focal point', () => {
    expect(focalCut(landscape, square, { x: 45, y: 50 })).toEqual({
      scaled: { width: 533, height: 400 },
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
    expect(focalCut(landscape, square, { x, y: 50 })).toMatchObject({ left, top: 0 });
  });

  test('moves vertically in a tall image', () => {
    const portrait = { width: 300, height: 900 };
    const shape = { width: 300, height: 100 };
    const topFor = (y: number) => focalCut(portrait, shape, { x: 0, y })?.top;
    expect([0, 25, 75, 100].map(topFor)).toEqual([0, 175, 625, 800]);
  });

  test('returns undefined for a centered focal point or if nothing is cropped', () => {
    expect(focalCut(landscape, square, { x: 50, y: 50 })).toBeUndefined();
    expect(focalCut(landscape, square, { x: 50, y: 0 })).toBeUndefined();
    expect(focalCut(landscape, { width: 800, height: 600 }, { x: 0, y: 100 })).toBeUndefined();
  });

  test('never exceeds the scaled image', () => {
    for (let width = 1; width <= 40; width += 1) {
      for (let height = 1; height <= 40; height += 3) {
        const cut = focalCut({ width: 41, height: 37 }, { width, height }, { x: 100, y: 100 });
        if (!cut) continue;
        expect(cut.left).toBe(cut.scaled.width - width);
        expect(cut.top).toBe(cut.scaled.height - height);
      }
    }
  });
});
