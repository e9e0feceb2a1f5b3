import sharp from 'sharp';
import type { BilingualText } from '#contract/language';
import { noPicture, pictureTooLarge } from '#contract/refusals';
import { mostPixels } from '#contract/restoration';
import type { Size } from './target-size';

/** Pixels of the longer side of what is kept. */
const longestSide = 2560;

const quality = 85;

/** Phones write pictures with small faults that every viewer forgives; one that breaks off is broken. */
const forgiving = { failOn: 'error' } as const;

/** A picture as the shop keeps it: upright, a JPEG, nothing in it but what is seen. */
export interface ReceivedPicture extends Size {
  readonly bytes: Buffer;
  /** The dominant colour, `#rrggbb`. */
  readonly color: string;
}

/** A file that is not taken, and what is said of it. */
export class PictureRefused extends Error {
  constructor(
    readonly status: 413 | 415,
    readonly sentence: BilingualText,
  ) {
    super(sentence.en);
  }
}

/** Decodes the first frame of a picture and encodes it anew. Rejects with `PictureRefused`; `name` is what it is called. */
export async function receivedPicture(name: string, sent: Uint8Array): Promise<ReceivedPicture> {
  await refuseByHeader(name, sent);
  try {
    const { data, info } = await sharp(sent, { ...forgiving, limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, color: await dominant(data) };
  } catch {
    throw new PictureRefused(415, noPicture(name));
  }
}

async function refuseByHeader(name: string, sent: Uint8Array): Promise<void> {
  const size = await pictureSize(sent);
  if (!size) throw new PictureRefused(415, noPicture(name));
  if (size.width * size.height <= mostPixels) return;
  throw new PictureRefused(413, pictureTooLarge(name, mostPixels));
}

const formats = new Set<string>(['jpeg', 'png', 'webp', 'gif']);

/** Pixels of a picture of a kind that is taken; undefined of anything else. */
async function pictureSize(sent: Uint8Array): Promise<Size | undefined> {
  try {
    const { format, compression, width, height } = await sharp(sent, {
      limitInputPixels: false,
    }).metadata();
    const isTaken = formats.has(format) || (format === 'heif' && compression === 'av1');
    return isTaken ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** Counted in a small copy. */
async function dominant(picture: Buffer): Promise<string> {
  const small = await sharp(picture).resize(64, 64, { fit: 'inside' }).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
