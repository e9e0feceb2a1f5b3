import sharp from 'sharp';
import { careful, patience } from './careful';
import { dominantColor } from './dominant-color';
import { decoding, pictureHeader } from './picture-refusal';
import type { Size } from './target-size';

/** Pixels of the longer side of what is kept. */
const longestSide = 2560;

const quality = 85;

/** A picture as the shop keeps it: upright, a JPEG, nothing in it but what is seen. */
export interface ReceivedPicture extends Size {
  readonly bytes: Buffer;
  /** The dominant colour, `#rrggbb`. */
  readonly color: string;
}

/** Decodes the first frame of a picture and encodes it anew. Rejects with `PictureRefused`; `name` is what it is called. */
export async function receivedPicture(name: string, sent: Uint8Array): Promise<ReceivedPicture> {
  await pictureHeader(name, sent);
  return decoding(name, () => encodedAnew(sent));
}

async function encodedAnew(sent: Uint8Array): Promise<ReceivedPicture> {
  const { data, info } = await sharp(sent, careful)
    .timeout(patience)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, color: await dominantColor(data) };
}
