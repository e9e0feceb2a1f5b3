import sharp from 'sharp';
import type { BilingualText } from '#contract/core/language';
import { mostPixels } from '#contract/media/image-files';
import { noPicture, pictureTooLarge } from '#contract/media/messages';
import { type ImageKind, imageKinds } from '#contract/media/schema';
import type { Size } from './target-size';

/** A file that is not taken, and what is said of it. */
export class PictureRefused extends Error {
  constructor(
    readonly status: 413 | 415,
    readonly sentence: BilingualText,
    options?: ErrorOptions,
  ) {
    super(sentence.en, options);
  }
}

/** What a picture says of itself; its size once it stands upright. */
export interface PictureHeader extends Size {
  readonly format: ImageKind;
}

/**
 * Reads what a file says of itself and decodes nothing. Rejects with `PictureRefused` what is no picture of a kind
 * that is taken, or a picture that is too large; `name` is what it is called.
 */
export async function pictureHeader(name: string, sent: Uint8Array): Promise<PictureHeader> {
  const header = await readHeader(sent);
  if (!header) throw new PictureRefused(415, noPicture(name));
  if (header.width * header.height <= mostPixels) return header;
  throw new PictureRefused(413, pictureTooLarge(name, mostPixels));
}

/** Undefined of anything that is not taken. */
async function readHeader(sent: Uint8Array): Promise<PictureHeader | undefined> {
  try {
    const { format, compression, autoOrient } = await sharp(sent, {
      limitInputPixels: false,
    }).metadata();
    const isAvif = format === 'heif' && compression === 'av1';
    const kind = isAvif ? 'avif' : imageKinds.find((known) => known === format);
    return kind && { format: kind, ...autoOrient };
  } catch {
    return undefined;
  }
}

/** Does work that decodes a picture; what fails in it is the picture's fault. Rejects with `PictureRefused`. */
export async function decoding<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new PictureRefused(415, noPicture(name), { cause });
  }
}
