import type { BilingualText } from '#contract/core/language';
import { maxImagePixels } from '#contract/media/image-files';
import { imageTooLarge, notAnImage } from '#contract/media/messages';
import type { ImageHeader, ImageProcessor } from './image-processor';

export class ImageError extends Error {
  constructor(
    readonly status: 413 | 415,
    readonly localizedMessage: BilingualText,
    options?: ErrorOptions,
  ) {
    super(localizedMessage.en, options);
  }
}

/**
 * Decodes no pixels. Rejects with `ImageError` an unsupported file or one with too many pixels; `name` is the file's
 * name in the message.
 */
export async function readImageHeader(
  images: ImageProcessor,
  name: string,
  bytes: Uint8Array,
): Promise<ImageHeader> {
  const header = await images.readHeader(bytes);
  if (!header) throw new ImageError(415, notAnImage(name));
  if (header.width * header.height <= maxImagePixels) return header;
  throw new ImageError(413, imageTooLarge(name, maxImagePixels));
}

/** Turns any error of `work`, which must only decode the image, into `ImageError`. */
export async function wrapDecodeErrors<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ImageError(415, notAnImage(name), { cause });
  }
}
