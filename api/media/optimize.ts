import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from '#contract/image-options';
import { mostPixels } from '#contract/restoration';
import type { Size } from './target-size';

/** Changes whenever the same options would give other bytes than before. */
export const pipelineVersion = 3;

/** AVIF at 50 looks as WebP does at 70; the documented qualities are those of JPEG and WebP. */
const avifQuality = 0.7;

/** Decoding a broken picture fails rather than showing half of it. */
const careful = { limitInputPixels: mostPixels, failOn: 'warning' } as const;

/** Gives each image one thread, since as many are made at once as there are cores, and forgets it afterwards. */
export function makeImagesSideBySide(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

/** What an image is made into; what does not fit the shape is cut off evenly. */
export interface RenditionOptions extends Size {
  readonly quality: number;
  readonly format: ImageFormat;
}

/** Turns an image upright, sizes and encodes it; the metadata of the original stays behind. Rejects what is no image. */
export function optimize(original: Buffer, options: RenditionOptions): Promise<Buffer> {
  const { width, height } = options;
  const sized = sharp(original, careful)
    .autoOrient()
    .resize({ width, height, fit: 'cover', withoutEnlargement: true });
  return encoded(sized, options).toBuffer();
}

/** The size in pixels of an image once it stands upright. Rejects what is no image. */
export async function uprightSize(original: Buffer): Promise<Size> {
  const { autoOrient } = await sharp(original, careful).metadata();
  return autoOrient;
}

/** Someone may be waiting: the slow formats are not made as small as they could be. */
function encoded(image: Sharp, { format, quality }: RenditionOptions): Sharp {
  if (format === 'jpeg') {
    return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
  }
  if (format === 'webp') return image.webp({ quality });
  if (format === 'avif') {
    return image.avif({
      quality: Math.round(quality * avifQuality),
      // As JPEG and WebP have it: photographs of food lose nothing that is seen.
      chromaSubsampling: '4:2:0',
      effort: 2,
    });
  }
  return image.png({ compressionLevel: 9 });
}
