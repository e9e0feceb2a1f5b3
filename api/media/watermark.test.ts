import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type WatermarkPosition, watermarkPositions } from '#contract/media/schema';
import { createPlainImage } from '../testing/images';
import { renderImage } from './render-image';
import { createWatermarkOverlay } from './watermark';
import { UnreadableWatermarkError } from './watermark-layout';

const imageSize = { width: 500, height: 300 };
const watermarkBytes = await createPlainImage(400, 200, '#ffffff').png().toBuffer();

describe('createWatermarkOverlay', () => {
  test.each<[WatermarkPosition, number, number]>([
    ['top-left', 10, 10],
    ['top', 200, 10],
    ['top-right', 390, 10],
    ['left', 10, 125],
    ['center', 200, 125],
    ['right', 390, 125],
    ['bottom-left', 10, 240],
    ['bottom', 200, 240],
    ['bottom-right', 390, 240],
  ])(
    'places the watermark at %s with a fifth of the width and a margin',
    async (position, left, top) => {
      expect(await createWatermarkOverlay(imageSize, watermarkBytes, position)).toMatchObject({
        raw: { width: 100, height: 50 },
        left,
        top,
      });
    },
  );

  test('covers all nine positions', () => {
    expect(watermarkPositions).toHaveLength(9);
  });

  test('does not enlarge a small watermark', async () => {
    const small = await createPlainImage(8, 4).png().toBuffer();
    expect(await createWatermarkOverlay(imageSize, small, 'top')).toMatchObject({
      raw: { width: 8, height: 4 },
    });
  });

  test.each([
    [{ width: 1, height: 1 }],
    [{ width: 2, height: 900 }],
    [{ width: 900, height: 2 }],
    [{ width: 100, height: 11 }],
  ])('stays inside an image of %o', async (size) => {
    for (const position of watermarkPositions) {
      const {
        raw,
        left = 0,
        top = 0,
      } = await createWatermarkOverlay(size, watermarkBytes, position);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + Number(raw?.width)).toBeLessThanOrEqual(size.width);
      expect(top + Number(raw?.height)).toBeLessThanOrEqual(size.height);
    }
  });

  test('applies the watermark’s EXIF orientation', async () => {
    const rotatedWatermark = await createPlainImage(400, 200)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await createWatermarkOverlay(imageSize, rotatedWatermark, 'top')).toMatchObject({
      raw: { width: 100, height: 200 },
    });
  });

  test.each([
    ['text', Buffer.from('no picture')],
    ['an empty file', Buffer.alloc(0)],
    ['a truncated image', watermarkBytes.subarray(0, watermarkBytes.length / 2)],
  ])('rejects %s with UnreadableWatermarkError', async (_, bytes) => {
    await expect(createWatermarkOverlay(imageSize, bytes, 'top')).rejects.toThrow(
      UnreadableWatermarkError,
    );
  });
});

const watermark = { contentHash: 'white', position: 'bottom-right' } as const;
const options = { ...imageSize, quality: 90, format: 'jpeg', watermark } as const;

async function readPixel(image: Buffer, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 };
  const { data } = await sharp(image)
    .toColourspace('srgb')
    .removeAlpha()
    .extract(area)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('renderImage with a watermark', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'shows the image and the watermark as %s',
    async (format) => {
      const original = await createPlainImage(500, 300, '#902020').jpeg().toBuffer();
      const image = await renderImage(original, { ...options, format }, watermarkBytes);
      const [watermarkPixel, imagePixel] = [
        await readPixel(image, 440, 265),
        await readPixel(image, 250, 150),
      ];
      for (const channel of watermarkPixel) expect(channel).toBeGreaterThan(240);
      expect(Math.abs((imagePixel[0] ?? 0) - 0x90)).toBeLessThan(12);
    },
  );

  test('keeps the watermark’s colors over a blurred grayscale image', async () => {
    const original = await createPlainImage(500, 300, '#902020').jpeg().toBuffer();
    const green = await createPlainImage(400, 200, '#20c020').png().toBuffer();
    const image = await renderImage(original, { ...options, blur: 5, grayscale: true }, green);
    const [red = 0, greenPart = 0] = await readPixel(image, 440, 265);
    const [grayRed = 0, grayGreen = 0] = await readPixel(image, 250, 150);
    expect(greenPart - red).toBeGreaterThan(80);
    expect(Math.abs(grayRed - grayGreen)).toBeLessThan(6);
  });

  test('shows the image through a transparent watermark', async () => {
    const original = await createPlainImage(500, 300, '#902020').jpeg().toBuffer();
    const glass = await sharp({
      create: { width: 400, height: 200, channels: 4, background: '#ffffff00' },
    })
      .png()
      .toBuffer();
    const [red = 0, green = 0] = await readPixel(
      await renderImage(original, options, glass),
      440,
      265,
    );
    expect(red - green).toBeGreaterThan(80);
  });
});
