import { imageSize } from 'image-size';
import type { BilingualText } from '#contract/core/language';
import { imageKindOf, mostPixels } from '#contract/media/image-files';
import { noPicture, pictureTooLarge } from '#contract/media/messages';
import type { ImageKind } from '#contract/media/schema';

/** What a mock can tell of a picture: the header alone, since it decodes nothing. */
export interface SentPicture {
  readonly format: ImageKind;
  /** Pixels of the upright picture. */
  readonly width: number;
  readonly height: number;
}

/** From this EXIF orientation on, a picture lies on its side. */
const firstOnItsSide = 5;

/** Reads a picture's header. Throws what `refuse` makes of a file that is none, or has too many pixels. */
export function sentPicture(
  name: string,
  bytes: Uint8Array,
  refuse: (status: 413 | 415, sentence: BilingualText) => Error,
): SentPicture {
  const format = imageKindOf(bytes);
  const size = format && sizeOf(bytes);
  if (!format || !size) throw refuse(415, noPicture(name));
  if (size.width * size.height > mostPixels) throw refuse(413, pictureTooLarge(name, mostPixels));
  return { format, ...size };
}

function sizeOf(bytes: Uint8Array): Pick<SentPicture, 'width' | 'height'> | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < firstOnItsSide ? { width, height } : { width: height, height: width };
  } catch {
    // It has no other way to say that it cannot read something.
    return undefined;
  }
}
