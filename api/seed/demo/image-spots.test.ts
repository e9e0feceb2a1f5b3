import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mediaFileForm } from '#contract/media/admin-schema';
import { demoImages } from './images';

const imagesWithSpots = demoImages.flatMap(({ spots, ...image }) =>
  spots ? [{ ...image, spots }] : [],
);

/** Pixels of an image on a phone. */
const phoneImage = { width: 343, height: 257 };
const touchTarget = 44;

describe('spots of demo images', () => {
  it('are set for two boards and a grazing table', () => {
    expect(imagesWithSpots.map(({ name }) => name)).toEqual([
      'classic-board',
      'mediterranean-board',
      'grazing-table-15',
    ]);
  });

  it.each(imagesWithSpots)('$name has spots as an owner could enter them', ({ spots }) => {
    expect(v.parse(mediaFileForm.entries.spots, spots)).toEqual(spots);
  });

  it.each(imagesWithSpots)('$name has texts in both languages or in none', ({ spots }) => {
    for (const { origin, pairing } of spots) {
      for (const { en, es } of [origin, pairing]) expect(en === '').toBe(es === '');
    }
  });

  it.each(imagesWithSpots)('$name has spots that a finger can tell apart', ({ spots }) => {
    const distances = spots.flatMap((spot, index) =>
      spots
        .slice(0, index)
        .map((other) =>
          Math.hypot((spot.x - other.x) * phoneImage.width, (spot.y - other.y) * phoneImage.height),
        ),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(touchTarget);
  });
});
