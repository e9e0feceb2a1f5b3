import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getQualityForWidth, imageWidths } from '#contract/media/image-options';
import { createRotatedImage } from '../testing/images';
import { renderImage } from './render-image';
import { resolveAdminImage, resolveDownloadCopy, resolveVisitorImage } from './requested-image';

const original = { width: 3000, height: 2000, focus_x: 20, focus_y: 50 };

test('resolveAdminImage() does not limit the other side when one is given', () => {
  const { options } = resolveAdminImage(original, { height: 1500 });
  expect(options).toMatchObject({ width: 2250, height: 1500 });
});

test.each(imageWidths)(
  'a tall image in the offered width %i is the same for admins and visitors',
  (width) => {
    const tall = { ...original, width: 2000, height: 8000 };
    const query = { width, quality: getQualityForWidth(width) };
    expect(resolveAdminImage(tall, query)).toEqual(resolveVisitorImage(tall, query));
  },
);

test('without a size, images have at most the largest documented width', () => {
  const size = { width: 1920, height: 1280 };
  expect(resolveAdminImage(original, {}).options).toMatchObject(size);
  expect(resolveVisitorImage(original, {}).options).toMatchObject(size);
});

test('only crop=fill with both sides crops around the focal point', () => {
  const box = { width: 400, height: 400 };
  expect(resolveVisitorImage(original, { ...box, crop: 'fill' }).options.focalCrop).toBeDefined();
  expect(resolveVisitorImage(original, { ...box, crop: 'fit' }).options.focalCrop).toBeUndefined();
  expect(
    resolveVisitorImage(original, { width: 400, crop: 'fill' }).options.focalCrop,
  ).toBeUndefined();
});

test.each([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'webp'],
  ['gif', 'png'],
] as const)('resolveDownloadCopy() of a %s has full size and the format %s', (kind, format) => {
  const size = { width: 3000, height: 2000 };
  expect(resolveDownloadCopy({ ...size, format: kind })).toEqual({ ...size, quality: 90, format });
});

test('resolveDownloadCopy() limits a large AVIF to the maximum size of WebP', () => {
  const { width, height } = resolveDownloadCopy({ width: 16_384, height: 100, format: 'avif' });
  expect([width, height]).toEqual([16_383, 100]);
});

test('a downloaded copy is upright and has no metadata', async () => {
  const rotatedPhoto = await createRotatedImage();
  const { autoOrient: size } = await sharp(rotatedPhoto).metadata();
  const copy = await renderImage(rotatedPhoto, resolveDownloadCopy({ ...size, format: 'jpeg' }));
  const { width, height, exif, orientation } = await sharp(copy).metadata();
  expect([width, height, exif, orientation]).toEqual([300, 400, undefined, undefined]);
});
