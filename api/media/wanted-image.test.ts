import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageWidths, qualityForWidth } from '#contract/media/image-options';
import { turnedPhotograph } from '../testing/pictures';
import { optimize } from './optimize';
import { administratorsImage, downloadCopy, visitorsImage } from './wanted-image';

const original = { width: 3000, height: 2000, focus_x: 20, focus_y: 50 };

test('a side that an administrator asks for alone leaves the other free', () => {
  const { options } = administratorsImage(original, { height: 1500 });
  expect(options).toMatchObject({ width: 2250, height: 1500 });
});

test.each(imageWidths)(
  'a tall picture offered at a width of %i is the same for everybody',
  (width) => {
    const tall = { ...original, width: 2000, height: 8000 };
    const query = { width, quality: qualityForWidth(width) };
    expect(administratorsImage(tall, query)).toEqual(visitorsImage(tall, query));
  },
);

test('without a size nobody gets more than the largest documented width', () => {
  const size = { width: 1920, height: 1280 };
  expect(administratorsImage(original, {}).options).toMatchObject(size);
  expect(visitorsImage(original, {}).options).toMatchObject(size);
});

test('only what fills a shape is cut out around the focal point', () => {
  const box = { width: 400, height: 400 };
  expect(visitorsImage(original, { ...box, crop: 'fill' }).options.cut).toBeDefined();
  expect(visitorsImage(original, { ...box, crop: 'fit' }).options.cut).toBeUndefined();
  expect(visitorsImage(original, { width: 400, crop: 'fill' }).options.cut).toBeUndefined();
});

test.each([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'webp'],
  ['gif', 'png'],
] as const)('a copy to download of a %s is of full size, and a %s', (kind, format) => {
  const size = { width: 3000, height: 2000 };
  expect(downloadCopy({ ...size, format: kind })).toEqual({ ...size, quality: 90, format });
});

test('a copy to download of an AVIF that is larger than a WebP can be is as large as that', () => {
  const { width, height } = downloadCopy({ width: 16_384, height: 100, format: 'avif' });
  expect([width, height]).toEqual([16_383, 100]);
});

test('a copy to download stands upright and tells nothing of where it was taken', async () => {
  const photograph = await turnedPhotograph();
  const { autoOrient: size } = await sharp(photograph).metadata();
  const copy = await optimize(photograph, downloadCopy({ ...size, format: 'jpeg' }));
  const { width, height, exif, orientation } = await sharp(copy).metadata();
  expect([width, height, exif, orientation]).toEqual([300, 400, undefined, undefined]);
});
