import type { EncodedImage, ImageProcessor } from './image-processor';
import { decoding, pictureHeader } from './picture-refusal';

/** Pixels of the longer side of what is kept, and its quality. */
const kept = { longestSide: 2560, quality: 85 };

/** A picture as the shop keeps it: upright, a JPEG, nothing in it but what is seen. */
export interface ReceivedPicture extends EncodedImage {
  /** The dominant colour, `#rrggbb`. */
  readonly color: string;
}

/** Decodes the first frame of a picture and encodes it anew. Rejects with `PictureRefused`; `name` is what it is called. */
export async function receivedPicture(
  images: ImageProcessor,
  name: string,
  sent: Uint8Array,
): Promise<ReceivedPicture> {
  await pictureHeader(images, name, sent);
  return decoding(name, async () => {
    const encoded = await images.toJpeg(sent, kept);
    return { ...encoded, color: await images.dominantColor(encoded.bytes) };
  });
}
