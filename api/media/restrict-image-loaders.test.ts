import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPlainImage } from '../testing/images';

test.each([
  ['a TIFF', async () => createPlainImage(8, 8).tiff().toBuffer()],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
])('sharp does not open %s', async (_, createBytes) => {
  await expect(sharp(await createBytes()).metadata()).rejects.toThrow();
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('sharp opens a %s', async (kind) => {
  const { width } = await sharp(await createPlainImage(8, 8).toFormat(kind).toBuffer()).metadata();
  expect(width).toBe(8);
});
