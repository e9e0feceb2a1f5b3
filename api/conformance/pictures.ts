import sharp from 'sharp';
import { largestImage } from '#contract/media/image-files';
import { imageKinds } from '#contract/media/schema';

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ad613f' } });

/** A small picture of every kind that people may send. */
export const pictures: readonly File[] = await Promise.all(
  imageKinds.map(async (kind) => {
    const bytes = await plain.clone().toFormat(kind).toBuffer();
    return new File([new Uint8Array(bytes)], `plate.${kind}`, { type: `image/${kind}` });
  }),
);

/** Files that are no pictures, whatever they say they are. */
export const impostors: readonly File[] = [
  new File(['A text about a plate.'], 'plate.jpg', { type: 'image/jpeg' }),
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'plate.svg', { type: 'image/svg+xml' }),
  new File(['<!doctype html><script>alert(1)</script>'], 'plate.png', { type: 'image/png' }),
  new File([], 'nothing.webp', { type: 'image/webp' }),
];

/** A file one byte larger than any may be. */
export const tooLarge = new File([new Uint8Array(largestImage + 1)], 'plate.jpg');
