import sharp from 'sharp';
import { maxImageBytes } from '#contract/media/image-files';
import { imageKinds } from '#contract/media/schema';

const plainImage = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ad613f' } });

/** One small image per accepted format. */
export const imageFiles: readonly File[] = await Promise.all(
  imageKinds.map(async (kind) => {
    const bytes = await plainImage.clone().toFormat(kind).toBuffer();
    return new File([new Uint8Array(bytes)], `plate.${kind}`, { type: `image/${kind}` });
  }),
);

/** Not images, despite their names and types. */
export const invalidImages: readonly File[] = [
  new File(['A text about a plate.'], 'plate.jpg', { type: 'image/jpeg' }),
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'plate.svg', { type: 'image/svg+xml' }),
  new File(['<!doctype html><script>alert(1)</script>'], 'plate.png', { type: 'image/png' }),
  new File([], 'nothing.webp', { type: 'image/webp' }),
];

/** One byte above the limit. */
export const tooLargeImage = new File([new Uint8Array(maxImageBytes + 1)], 'plate.jpg');
