import { readImageHeader, wrapDecodeErrors } from './image-error';
import type { EncodedImage, ImageProcessor } from './image-processor';

/** Pixels; JPEG quality. */
const jpegLimits = { maxSide: 2560, quality: 85 };

/** An upright JPEG without metadata. */
export interface NormalizedImage extends EncodedImage {
  readonly color: string;
}

/** Decodes and re-encodes the first frame. Rejects with `ImageError`; `name` is the file's name in the message. */
export async function normalizeImage(
  images: ImageProcessor,
  name: string,
  original: Uint8Array,
): Promise<NormalizedImage> {
  await readImageHeader(images, name, original);
  return wrapDecodeErrors(name, async () => {
    const encoded = await images.toJpeg(original, jpegLimits);
    return { ...encoded, color: await images.computeDominantColor(encoded.bytes) };
  });
}
