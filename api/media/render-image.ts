import sharp, { type Sharp } from 'sharp';
import type { RenditionOptions } from './rendition-options';
import { decodeOptions, decodeTimeout } from './sharp-limits';
import { createWatermarkOverlay } from './watermark';

/**
 * AVIF quality 44 is about as similar to the original as WebP 70 (`npm run bench -- media`; decision 0056). Documented
 * qualities are those of JPEG and WebP.
 */
const avifQualityFactor = 0.63;

/**
 * One thread per image, since images render in parallel (cores minus one, plus one prerender). Disables the cache of
 * libvips.
 */
export function configureSharp(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

export async function renderImage(
  original: Uint8Array,
  options: RenditionOptions,
  watermarkBytes?: Uint8Array,
): Promise<Buffer> {
  const { blur, grayscale, watermark } = options;
  const image = resizeImage(
    sharp(original, decodeOptions).timeout(decodeTimeout).autoOrient(),
    options,
  );
  if (grayscale) image.grayscale();
  if (blur) image.blur(blur);
  if (watermark)
    image.composite([await createWatermarkOverlay(options, watermarkBytes, watermark.position)]);
  return encodeImage(image, options).toBuffer();
}

function resizeImage(image: Sharp, { width, height, focalCrop }: RenditionOptions): Sharp {
  if (!focalCrop) return image.resize({ width, height, fit: 'cover', withoutEnlargement: true });
  const { scaledSize, left, top } = focalCrop;
  return image.resize({ ...scaledSize, fit: 'fill' }).extract({ left, top, width, height });
}

/** Effort settings favor speed over size, as a client may be waiting; AVIF is prerendered. */
function encodeImage(image: Sharp, { format, quality }: RenditionOptions): Sharp {
  if (format === 'jpeg') {
    return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
  }
  if (format === 'webp') return image.webp({ quality });
  if (format === 'avif') {
    return image.avif({
      quality: Math.round(quality * avifQualityFactor),
      // As in JPEG and WebP; no visible loss in photos.
      chromaSubsampling: '4:2:0',
      effort: 3,
    });
  }
  return image.png({ compressionLevel: 9 });
}
