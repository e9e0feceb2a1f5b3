import { imageSize } from 'image-size';
import { imageKindOf } from '#contract/media/image-files';
import type { ImageHeader } from '../../api/media/image-processor';

/** From this EXIF orientation on, an image lies on its side. */
const firstOnItsSide = 5;

/** Reads an image's kind and upright size from its first bytes; undefined where it is no image. */
export async function readHeader(bytes: Uint8Array): Promise<ImageHeader | undefined> {
  const format = imageKindOf(bytes);
  if (!format) return undefined;
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < firstOnItsSide
      ? { format, width, height }
      : { format, width: height, height: width };
  } catch {
    // It has no other way to say that it cannot read something.
    return undefined;
  }
}
