import type { BilingualText } from '#contract/core/language';
import { maxImagePixels } from '#contract/media/image-files';
import { imageTooLarge, notAnImage } from '#contract/media/messages';
import type { ImageProblem } from './image-processor';

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
 * Rejects with `ImageError` what `decode` finds or rejects with; it must only decode the image. `name` is the file's name
 * in the message.
 */
export async function requireImage<Image extends object>(
  name: string,
  decode: () => Promise<Image | ImageProblem>,
): Promise<Image> {
  const image = await decode().catch((cause: unknown) => {
    throw new ImageError(415, notAnImage(name), { cause });
  });
  if (image === 'not-an-image') throw new ImageError(415, notAnImage(name));
  if (image === 'too-large') throw new ImageError(413, imageTooLarge(name, maxImagePixels));
  return image;
}
