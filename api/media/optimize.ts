import sharp, { type Sharp } from 'sharp';
import { careful, patience } from './careful';
import type { RenditionOptions } from './rendition-options';
import { watermarkOn } from './watermark';

/** AVIF at 50 looks as WebP does at 70; the documented qualities are those of JPEG and WebP. */
const avifQuality = 0.7;

/**
 * Gives each image one thread, since one fewer are made at once than there are cores, and one ahead; forgets it
 * afterwards.
 */
export function makeImagesSideBySide(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

/**
 * Turns an image upright, sizes and encodes it; the metadata of the original stays behind. `mark` has the bytes of
 * the watermark, as far as there are any. Rejects what is no image, and with `WatermarkUnreadable` a watermark that is none.
 */
export async function optimize(
  original: Uint8Array,
  options: RenditionOptions,
  mark?: Uint8Array,
): Promise<Buffer> {
  const { blur, grayscale, watermark } = options;
  const image = sized(sharp(original, careful).timeout(patience).autoOrient(), options);
  if (grayscale) image.grayscale();
  if (blur) image.blur(blur);
  if (watermark) image.composite([await watermarkOn(options, mark, watermark.position)]);
  return encoded(image, options).toBuffer();
}

function sized(image: Sharp, { width, height, cut }: RenditionOptions): Sharp {
  if (!cut) return image.resize({ width, height, fit: 'cover', withoutEnlargement: true });
  const { scaled, left, top } = cut;
  return image.resize({ ...scaled, fit: 'fill' }).extract({ left, top, width, height });
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
