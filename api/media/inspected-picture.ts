import type { ImageHeader, ImageProcessor } from './image-processor';
import { decoding, pictureHeader } from './picture-refusal';

export interface InspectedPicture extends ImageHeader {
  readonly color: string;
}

/** Decodes the first frame. Rejects with `ImageError`; `name` is the file's name in the message. */
export async function inspectedPicture(
  images: ImageProcessor,
  name: string,
  sent: Uint8Array,
): Promise<InspectedPicture> {
  const header = await pictureHeader(images, name, sent);
  return { ...header, color: await decoding(name, () => images.dominantColor(sent)) };
}
