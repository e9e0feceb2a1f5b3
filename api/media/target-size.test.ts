import { describe, expect, test } from 'vitest';
import { computeTargetSize } from './target-size';

const landscape = { width: 1600, height: 1200 };
const noSize = { width: undefined, height: undefined };

describe('computeTargetSize', () => {
  test('keeps the aspect ratio when only a width is given, for every crop', () => {
    for (const crop of ['fill', 'fit', 'limit'] as const) {
      expect(computeTargetSize(landscape, { width: 640, height: undefined, crop })).toEqual({
        width: 640,
        height: 480,
      });
    }
  });

  test("has the requested aspect ratio with 'fill'", () => {
    expect(computeTargetSize(landscape, { width: 400, height: 400, crop: 'fill' })).toEqual({
      width: 400,
      height: 400,
    });
  });

  test("stays inside the box with 'fit' and 'limit'", () => {
    for (const crop of ['fit', 'limit'] as const) {
      expect(computeTargetSize(landscape, { width: 1200, height: 1200, crop })).toEqual({
        width: 1200,
        height: 900,
      });
    }
  });

  test('never enlarges and keeps the requested aspect ratio', () => {
    const small = { width: 300, height: 200 };
    expect(computeTargetSize(small, { width: 400, height: 400, crop: 'fill' })).toEqual({
      width: 200,
      height: 200,
    });
    expect(computeTargetSize(small, { width: 1920, height: undefined, crop: 'limit' })).toEqual(
      small,
    );
  });

  test('returns the original size up to the largest documented width by default', () => {
    expect(computeTargetSize(landscape, { ...noSize, crop: 'limit' })).toEqual(landscape);
    expect(computeTargetSize({ width: 3840, height: 2160 }, { ...noSize, crop: 'limit' })).toEqual({
      width: 1920,
      height: 1080,
    });
  });

  test('is at least one pixel', () => {
    expect(computeTargetSize({ width: 10_000, height: 1 }, { ...noSize, crop: 'limit' })).toEqual({
      width: 1920,
      height: 1,
    });
  });
});
