import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { maxImagePixels } from '#contract/media/image-files';
import { imageTooLarge, notAnImage } from '#contract/media/messages';
import { createAnimatedImage, createPlainImage } from '../testing/images';
import {
  createAnimatedGif,
  createPngChunk,
  forgePngSize,
  insertPngChunk,
} from '../testing/malformed-images';
import { requireImage } from './image-error';
import type { ProbedImage } from './image-processor';
import { sharpProcessor } from './sharp-processor';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const noisyImage = sharp({
  create: { width: 400, height: 300, channels: 3, background: '#808080', noise },
});

const probe = (bytes: Uint8Array): Promise<ProbedImage> =>
  requireImage('plate.jpg', () => sharpProcessor.probe(bytes));

/** RGB channels of a color such as '#aabbcc'. */
const parseChannels = (color: string): number[] =>
  (color.match(/[0-9a-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16));

function expectColorNear(color: string, expected: string): void {
  const expectedChannels = parseChannels(expected);
  parseChannels(color).forEach((channel, index) => {
    expect(Math.abs(channel - (expectedChannels[index] ?? 0)), color).toBeLessThan(24);
  });
}

describe('ImageProcessor.probe()', () => {
  test.each([
    ['jpeg', createPlainImage(60, 40).jpeg()],
    ['png', createPlainImage(60, 40).png()],
    ['webp', createPlainImage(60, 40).webp()],
    ['avif', createPlainImage(60, 40).avif({ effort: 0 })],
    ['gif', createPlainImage(60, 40).gif()],
  ])('detects %s, size and color from the bytes', async (format, image) => {
    const { color, ...header } = await probe(await image.toBuffer());
    expect(header).toEqual({ format, width: 60, height: 40 });
    expectColorNear(color, '#ad613f');
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'returns the upright size for EXIF orientation %i',
    async (orientation) => {
      const bytes = await createPlainImage(60, 40).withMetadata({ orientation }).jpeg().toBuffer();
      const [width, height] = orientation < 5 ? [60, 40] : [40, 60];
      expect(await probe(bytes)).toMatchObject({ width, height });
    },
  );

  test.each([
    ['for print (CMYK)', createPlainImage(60, 40, '#907860').toColourspace('cmyk').jpeg()],
    ['of a wide gamut', createPlainImage(60, 40, '#907860').withIccProfile('p3').jpeg()],
    ['of 16 bits', createPlainImage(60, 40, '#907860').toColourspace('rgb16').png()],
  ])('returns the visible color of an image %s', async (_, image) => {
    expectColorNear((await probe(await image.toBuffer())).color, '#907860');
  });

  test('returns a color for gray and transparent images', async () => {
    const gray = await createPlainImage(60, 40, '#888888').grayscale().png().toBuffer();
    expectColorNear((await probe(gray)).color, '#888888');
    const glass = { width: 60, height: 40, channels: 4, background: '#00000000' } as const;
    const transparentImage = await sharp({ create: glass }).png().toBuffer();
    expectColorNear((await probe(transparentImage)).color, '#ffffff');
  });

  test.each([
    [1, 1],
    [1, 20_000],
    [20_000, 1],
  ])('accepts an image of %i by %i', async (width, height) => {
    const bytes = await createPlainImage(width, height).png().toBuffer();
    expect(await probe(bytes)).toMatchObject({ width, height });
  });

  test('accepts 50 megapixels', async () => {
    const bytes = await createPlainImage(10_000, 5000).png({ compressionLevel: 1 }).toBuffer();
    expect(await probe(bytes)).toMatchObject({ width: 10_000, height: 5000 });
  });

  test('uses the first frame of an animation', async () => {
    const { color, ...header } = await probe(await createAnimatedImage());
    expect(header).toEqual({ format: 'gif', width: 60, height: 40 });
    expectColorNear(color, '#ffffff');
  });

  test('accepts 2,000 frames', async () => {
    const bytes = await createAnimatedGif(2000);
    expect((await sharp(bytes).metadata()).pages).toBe(2000);
    expect(await probe(bytes)).toMatchObject({ format: 'gif', width: 60, height: 40 });
  });

  test('accepts an animated PNG', async () => {
    const still = await createPlainImage(60, 40).png().toBuffer();
    const control = createPngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    const bytes = insertPngChunk(still, control);
    expect(await probe(bytes)).toMatchObject({ format: 'png', width: 60, height: 40 });
  });
});

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('requireImage() with invalid files', () => {
  const unsupportedImage = { status: 415, localizedMessage: notAnImage('plate.jpg') };

  test.each([
    ['JPEG', noisyImage.clone().jpeg()],
    ['progressive JPEG', noisyImage.clone().jpeg({ progressive: true })],
    ['PNG', noisyImage.clone().png()],
    ['WebP', noisyImage.clone().webp()],
    ['AVIF', noisyImage.clone().avif({ effort: 0 })],
    ['GIF', noisyImage.clone().gif({ effort: 1 })],
  ])('rejects a %s truncated anywhere with 415', async (_, image) => {
    const fullBytes = await image.toBuffer();
    for (const tenth of tenths) {
      const truncatedBytes = fullBytes.subarray(0, Math.floor((fullBytes.length * tenth) / 10));
      await expect(probe(truncatedBytes), `${tenth} tenths`).rejects.toMatchObject(
        unsupportedImage,
      );
    }
  });

  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['a byte', Buffer.from([0xff])],
    ['text', Buffer.from('I am a picture.')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an HTML page', Buffer.from('<!doctype html><img src="x">')],
    ['the head of a JPEG before a page', Buffer.from('\xff\xd8\xff<script>', 'latin1')],
  ])('rejects %s with 415', async (_, bytes) => {
    await expect(probe(bytes)).rejects.toMatchObject(unsupportedImage);
  });

  test('rejects an unsupported format (TIFF) with 415', async () => {
    const tiff = await createPlainImage(9, 9).tiff().toBuffer();
    await expect(probe(tiff)).rejects.toMatchObject(unsupportedImage);
  });

  test.each([
    [16_000, 16_000],
    [20_000, 15_000],
    [7072, 7072],
  ])('rejects an image of %i by %i with 413 without decoding it', async (width, height) => {
    const bytes = await createPlainImage(1, 1).png().toBuffer();
    await expect(probe(forgePngSize(bytes, width, height))).rejects.toMatchObject({
      status: 413,
      localizedMessage: imageTooLarge('plate.jpg', maxImagePixels),
    });
  });
});
