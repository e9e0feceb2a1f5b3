import sharp, { type Sharp } from 'sharp';

/** A single-color image. */
export const createPlainImage = (width: number, height: number, background = '#ad613f'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** EXIF orientation 6, 400 x 300 pixels; its left quarter is white, which is the top after rotation. */
export const createRotatedImage = async (): Promise<Buffer> =>
  createPlainImage(400, 300)
    .composite([
      { input: await createPlainImage(100, 300, '#ffffff').png().toBuffer(), left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Copyright: 'Ana' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 6/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A GIF with one white and one black frame. */
export const createAnimatedImage = async (): Promise<Buffer> =>
  sharp(
    [
      await createPlainImage(60, 40, '#ffffff').png().toBuffer(),
      await createPlainImage(60, 40, '#000000').png().toBuffer(),
    ],
    { join: { animated: true } },
  )
    .gif()
    .toBuffer();

let distinctCount = 0;

/** A PNG with other bytes than any other of this test file. */
export function createDistinctImage(): Promise<Buffer> {
  distinctCount += 1;
  return createPlainImage(40 + distinctCount, 30)
    .png()
    .toBuffer();
}
