import { imageSize } from 'image-size';
import { detectImageKind } from '#contract/media/image-files';
import type { ImageHeader } from '../../api/media/image-processor';

/** EXIF orientations 5 to 8 swap width and height. */
const minRotatedOrientation = 5;

/** Undefined if the bytes are no image. */
export async function readHeader(bytes: Uint8Array): Promise<ImageHeader | undefined> {
  const format = detectImageKind(bytes);
  if (!format) return undefined;
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < minRotatedOrientation
      ? { format, width, height }
      : { format, width: height, height: width };
  } catch {
    // image-size throws on what it cannot read.
    return undefined;
  }
}
