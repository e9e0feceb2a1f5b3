import { dominantColor } from './dominant-color';
import { decoding, type PictureHeader, pictureHeader } from './picture-refusal';

/** What is known of a picture that is kept as it is. */
export interface InspectedPicture extends PictureHeader {
  /** The dominant colour, `#rrggbb`. */
  readonly color: string;
}

/** Looks a picture over, decoding its first frame. Rejects with `PictureRefused`; `name` is what it is called. */
export async function inspectedPicture(name: string, sent: Uint8Array): Promise<InspectedPicture> {
  const header = await pictureHeader(name, sent);
  return { ...header, color: await decoding(name, () => dominantColor(sent)) };
}
