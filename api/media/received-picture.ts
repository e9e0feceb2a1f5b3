import type { EncodedImage, ImageProcessor } from './image-processor';
import { decoding, readImageHeader } from './picture-refusal';

/** Pixels; JPEG quality. */
const jpegLimits = { longestSide: 2560, quality: 85 };

/** An upright JPEG without metadata. */
export interface NormalizedImage extends EncodedImage {
  readonly color: string;
}

/** Decodes and re-encodes the first frame. Rejects with `ImageError`; `name` is the file's name in the message. */
export async function normalizeImage(
  images: ImageProcessor,
  name: string,
  sent: Uint8Array,
): Promise<NormalizedImage> {
  await readImageHeader(images, name, sent);
  return decoding(name, async () => {
    const encoded = await images.toJpeg(sent, jpegLimits);
    return { ...encoded, color: await images.dominantColor(encoded.bytes) };
  });
}
