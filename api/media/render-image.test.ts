import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createDemoData } from '../seed/demo-data';
import { renderImage } from './render-image';

/** Many small things: more bytes than others in the same quality. */
const detailed = await createDemoData(join(import.meta.dirname, '../..')).readImage(
  'grazing-table-50.jpg',
);

const maxPhoneBytes = 17_300;

const renderAvif = (original: Uint8Array, width: number, quality = 70) =>
  renderImage(original, { width, height: (width * 3) / 4, quality, format: 'avif' });

const encodeOnce = (original: Uint8Array, width: number, quality: number) =>
  sharp(original)
    .resize({ width, height: (width * 3) / 4 })
    .avif({ quality, chromaSubsampling: '4:2:0', effort: 3 })
    .toBuffer();

test('an AVIF for phones gets a lower quality until it fits into the first round trips', async () => {
  expect((await encodeOnce(detailed, 640, 44)).length).toBeGreaterThan(maxPhoneBytes);
  expect((await renderAvif(detailed, 640)).length).toBeLessThanOrEqual(maxPhoneBytes);
});

test('an AVIF for phones that fits keeps its quality', async () => {
  expect(await renderAvif(detailed, 480)).toEqual(await encodeOnce(detailed, 480, 44));
});

test.each([
  ['wider than phones load', 768, 70],
  ['in a quality that pages do not ask for', 640, 90],
])('an AVIF %s keeps its quality', async (_, width, quality) => {
  const expected = await encodeOnce(detailed, width, Math.round(quality * 0.63));
  expect((await renderAvif(detailed, width, quality)).length).toBe(expected.length);
});

test('an AVIF that fits in no quality is not encoded below the lowest', async () => {
  const noise = await sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  expect((await renderAvif(noise, 640)).length).toBe((await encodeOnce(noise, 640, 35)).length);
});
