import sharp, { type Sharp } from 'sharp';

/** A picture of one colour, to be encoded. */
export const plainPicture = (width: number, height: number, background = '#ad613f'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photograph taken with the camera turned: 400 by 300, its left quarter white, which is its top once it stands upright. */
export const turnedPhotograph = async (): Promise<Buffer> =>
  plainPicture(400, 300)
    .composite([
      { input: await plainPicture(100, 300, '#ffffff').png().toBuffer(), left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Copyright: 'Ana' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 6/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Two frames, the first of one colour and the second of another. */
export const movingPicture = async (): Promise<Buffer> =>
  sharp(
    [
      await plainPicture(60, 40, '#ffffff').png().toBuffer(),
      await plainPicture(60, 40, '#000000').png().toBuffer(),
    ],
    { join: { animated: true } },
  )
    .gif()
    .toBuffer();
