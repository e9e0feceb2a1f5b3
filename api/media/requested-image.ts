import {
  maxSidePixels,
  toAdminImageOptions,
  type WatermarkOptions,
} from '#contract/media/admin-image-options';
import {
  type ClampedImageOptions,
  clampImageOptions,
  maxImageWidth,
} from '#contract/media/image-options';
import type { ImageFormat, ImageKind, ImageOptions } from '#contract/media/schema';
import { computeFocalCrop } from './focal-crop';
import type { StoredOriginal } from './media-store';
import type { RenditionOptions } from './rendition-options';
import { computeTargetSize } from './target-size';

type ImageGeometry = Pick<StoredOriginal, 'width' | 'height' | 'focus_x' | 'focus_y'>;

/** Without the negotiated format. */
export interface RequestedImage {
  readonly options: Omit<RenditionOptions, 'format' | 'watermark'>;
  /** Undefined: negotiated by `Accept`. */
  readonly format: ImageFormat | undefined;
  readonly watermark?: WatermarkOptions | undefined;
}

export function resolveVisitorImage(original: ImageGeometry, query: ImageOptions): RequestedImage {
  const requested = clampImageOptions(query);
  const options = {
    ...computeSizeAndCrop(original, requested, maxImageWidth),
    quality: requested.quality,
  };
  return { options, format: requested.format };
}

/** The visitors' image, unless the query asks for more than visitors may have. */
export function resolveAdminImage(original: ImageGeometry, query: ImageOptions): RequestedImage {
  const requested = toAdminImageOptions(query);
  const { width, height, quality, format, blur, grayscale, watermark } = requested;
  const bounded = clampImageOptions(query);
  const isBounded = width === bounded.width && height === bounded.height;
  // A single side leaves the other unlimited, except in the sizes that pages offer to everyone.
  const sizeLimit = isBounded ? maxImageWidth : maxSidePixels;
  const options = {
    ...computeSizeAndCrop(original, requested, sizeLimit),
    quality,
    ...(blur && { blur }),
    ...(grayscale && { grayscale }),
  };
  return { options, format, ...(watermark && { watermark }) };
}

/** Both list their options in the same order. */
export const isSameImage = (a: RequestedImage, b: RequestedImage): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The original's format, unless images are not encoded in it on request. */
const copyFormats: Readonly<Record<ImageKind, ImageFormat>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'webp',
  gif: 'png',
};

/** Without metadata, in full size as far as the format allows. */
export function resolveDownloadCopy(
  original: Pick<StoredOriginal, 'width' | 'height' | 'format'>,
): RenditionOptions {
  const { width, height } = original;
  const format = copyFormats[original.format];
  const sizeLimit = { width: maxSidePixels, height: maxSidePixels, crop: 'limit' } as const;
  const size = format === 'webp' ? computeTargetSize(original, sizeLimit) : { width, height };
  return { ...size, quality: 90, format };
}

function computeSizeAndCrop(
  original: ImageGeometry,
  requested: Pick<ClampedImageOptions, 'width' | 'height' | 'crop'>,
  sizeLimit: number,
) {
  const size = computeTargetSize(original, requested, sizeLimit);
  const { width, height, crop } = requested;
  if (crop !== 'fill' || width === undefined || height === undefined) return size;
  const focalCrop = computeFocalCrop(original, size, { x: original.focus_x, y: original.focus_y });
  return { ...size, ...(focalCrop && { focalCrop }) };
}
