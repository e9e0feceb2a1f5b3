import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { computeDssim } from './dssim';

const width = 96;

/** Blocks over a gradient. */
const reference = await sharp(
  Buffer.from(
    Array.from({ length: width * width * 3 }, (_, index) => {
      const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
      return (((x >> 2) ^ (y >> 3)) % 2) * 90 + Math.round(x * 1.5) + (index % 3) * 5;
    }),
  ),
  { raw: { width, height: width, channels: 3 } },
)
  .png()
  .toBuffer();

const encodeJpeg = (quality: number) => sharp(reference).jpeg({ quality }).toBuffer();

describe('computeDssim', () => {
  test('is 0 for the same pixels in another file format', async () => {
    const sameImage = await sharp(reference).webp({ lossless: true }).toBuffer();
    expect(await computeDssim(reference, sameImage)).toBeCloseTo(0, 6);
  });

  test('grows as JPEG quality falls', async () => {
    const values: number[] = [];
    for (const quality of [90, 60, 30, 5])
      values.push(await computeDssim(reference, await encodeJpeg(quality)));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(values[0]).toBeGreaterThan(0);
  });

  test('notices lost color', async () => {
    const tint = { r: 255, g: 120, b: 120 };
    expect(
      await computeDssim(reference, await sharp(reference).tint(tint).png().toBuffer()),
    ).toBeGreaterThan(0.01);
  });

  test('rejects images of different sizes', async () => {
    const smallerImage = await sharp(reference).resize(48).png().toBuffer();
    await expect(computeDssim(reference, smallerImage)).rejects.toThrow('sizes');
  });
});
