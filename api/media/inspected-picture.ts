import type { ImageHeader, ImageProcessor } from './image-processor';
import { decoding, readImageHeader } from './picture-refusal';

export interface ProbedImage extends ImageHeader {
  readonly color: string;
}

/** Decodes the first frame. Rejects with `ImageError`; `name` is the file's name in the message. */
export async function probeImage(
  images: ImageProcessor,
  name: string,
  sent: Uint8Array,
): Promise<ProbedImage> {
  const header = await readImageHeader(images, name, sent);
  return { ...header, color: await decoding(name, () => images.dominantColor(sent)) };
}
