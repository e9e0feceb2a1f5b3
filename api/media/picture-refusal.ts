import type { BilingualText } from '#contract/core/language';
import { mostPixels } from '#contract/media/image-files';
import { noPicture, pictureTooLarge } from '#contract/media/messages';
import type { ImageHeader, ImageProcessor } from './image-processor';

/** A file that is not taken, and what is said of it. */
export class PictureRefused extends Error {
  constructor(
    readonly status: 413 | 415,
    readonly sentence: BilingualText,
    options?: ErrorOptions,
  ) {
    super(sentence.en, options);
  }
}

/**
 * Reads what a file says of itself and decodes nothing. Rejects with `PictureRefused` what is no picture of a kind
 * that is taken, or a picture that is too large; `name` is what it is called.
 */
export async function pictureHeader(
  images: ImageProcessor,
  name: string,
  sent: Uint8Array,
): Promise<ImageHeader> {
  const header = await images.readHeader(sent);
  if (!header) throw new PictureRefused(415, noPicture(name));
  if (header.width * header.height <= mostPixels) return header;
  throw new PictureRefused(413, pictureTooLarge(name, mostPixels));
}

/** Does work that decodes a picture; what fails in it is the picture's fault. Rejects with `PictureRefused`. */
export async function decoding<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new PictureRefused(415, noPicture(name), { cause });
  }
}
