import type { ImageHeader, ImageProcessor } from './image-processor';
import { decoding, pictureHeader } from './picture-refusal';

/** What is known of a picture that is kept as it is. */
export interface InspectedPicture extends ImageHeader {
  /** The dominant colour, `#rrggbb`. */
  readonly color: string;
}

/** Looks a picture over, decoding its first frame. Rejects with `PictureRefused`; `name` is what it is called. */
export async function inspectedPicture(
  images: ImageProcessor,
  name: string,
  sent: Uint8Array,
): Promise<InspectedPicture> {
  const header = await pictureHeader(images, name, sent);
  return { ...header, color: await decoding(name, () => images.dominantColor(sent)) };
}
