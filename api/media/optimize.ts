import sharp, { type Sharp } from 'sharp';
import { careful, patience } from './careful';
import type { RenditionOptions } from './rendition-options';
import { watermarkOn } from './watermark';

/** AVIF quality 50 looks like WebP 70; documented qualities are those of JPEG and WebP. */
const avifQuality = 0.7;

/**
 * One thread per image, as images render in parallel (one per core but one, plus one prerendered). Disables libvips'
 * cache.
 */
export function makeImagesSideBySide(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

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

/** Effort settings favor speed over size, as a client may be waiting. */
function encoded(image: Sharp, { format, quality }: RenditionOptions): Sharp {
  if (format === 'jpeg') {
    return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
  }
  if (format === 'webp') return image.webp({ quality });
  if (format === 'avif') {
    return image.avif({
      quality: Math.round(quality * avifQuality),
      // As in JPEG and WebP; no visible loss in photos.
      chromaSubsampling: '4:2:0',
      effort: 2,
    });
  }
  return image.png({ compressionLevel: 9 });
}
