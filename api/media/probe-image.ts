import { readImageHeader, wrapDecodeErrors } from './image-error';
import type { ImageHeader, ImageProcessor } from './image-processor';

export interface ProbedImage extends ImageHeader {
  readonly color: string;
}

/** Decodes the first frame. Rejects with `ImageError`; `name` is the file's name in the message. */
export async function probeImage(
  images: ImageProcessor,
  name: string,
  bytes: Uint8Array,
): Promise<ProbedImage> {
  const header = await readImageHeader(images, name, bytes);
  return {
    ...header,
    color: await wrapDecodeErrors(name, () => images.computeDominantColor(bytes)),
  };
}
