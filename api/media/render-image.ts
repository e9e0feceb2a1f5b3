import sharp, { type Sharp } from 'sharp';
import { getQualityForWidth } from '#contract/media/image-options';
import type { RenditionOptions } from './rendition-options';
import { decodeOptions, decodeTimeout } from './sharp-limits';
import { createWatermarkOverlay } from './watermark';

/**
 * AVIF quality 44 is about as similar to the original as WebP 70 (`npm run bench -- media`; decision 0056). Documented
 * qualities are those of JPEG and WebP.
 */
const avifQualityFactor = 0.63;

/**
 * The first photo of a page arrives at a phone within its first round trips (decision 0065). Below `minQuality` smooth
 * surfaces show blocks, so an image that still has more bytes keeps them.
 */
const phoneImage = { maxWidth: 640, maxBytes: 17_300, minQuality: 35 };

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
  return encodeImage(image, options);
}

function resizeImage(image: Sharp, { width, height, focalCrop }: RenditionOptions): Sharp {
  if (!focalCrop) return image.resize({ width, height, fit: 'cover', withoutEnlargement: true });
  const { scaledSize, left, top } = focalCrop;
  return image.resize({ ...scaledSize, fit: 'fill' }).extract({ left, top, width, height });
}

/** Effort settings favor speed over size, as a client may be waiting; AVIF is prerendered. */
function encodeImage(image: Sharp, options: RenditionOptions): Promise<Buffer> {
  const { format, quality } = options;
  if (format === 'jpeg') {
    return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  if (format === 'avif') return encodeAvif(image, options);
  return image.png({ compressionLevel: 9 }).toBuffer();
}

async function encodeAvif(image: Sharp, options: RenditionOptions): Promise<Buffer> {
  const quality = Math.round(options.quality * avifQualityFactor);
  if (!isPhoneImage(options)) return toAvif(image, quality);
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return toPhoneAvif(sharp(data, { raw: info }), quality);
}

/** In a quality that pages ask for. */
const isPhoneImage = ({ width, quality }: RenditionOptions): boolean =>
  width <= phoneImage.maxWidth && quality <= getQualityForWidth(width);

async function toPhoneAvif(image: Sharp, quality: number): Promise<Buffer> {
  const encoded = await toAvif(image.clone(), quality);
  const lower = quality - 1;
  if (encoded.length <= phoneImage.maxBytes || lower < phoneImage.minQuality) return encoded;
  return toPhoneAvif(image, lower);
}

const toAvif = (image: Sharp, quality: number): Promise<Buffer> =>
  image
    // Chroma subsampling as in JPEG and WebP; no visible loss in photos.
    .avif({ quality, chromaSubsampling: '4:2:0', effort: 3 })
    .toBuffer();
