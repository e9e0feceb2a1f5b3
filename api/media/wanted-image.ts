import {
  longestSide,
  unboundedImageOptions,
  type WantedWatermark,
} from '#contract/media/admin-image-options';
import {
  type BoundedImageOptions,
  boundedImageOptions,
  largestWidth,
} from '#contract/media/image-options';
import type { ImageFormat, ImageKind, ImageOptions } from '#contract/media/schema';
import { focalCut } from './focal-cut';
import type { RenditionOptions } from './rendition-options';
import type { StoredOriginal } from './store';
import { targetSize } from './target-size';

type Shaped = Pick<StoredOriginal, 'width' | 'height' | 'focus_x' | 'focus_y'>;

/** Without the negotiated format. */
export interface WantedImage {
  readonly options: Omit<RenditionOptions, 'format' | 'watermark'>;
  /** Undefined: negotiated by `Accept`. */
  readonly format: ImageFormat | undefined;
  readonly watermark?: WantedWatermark | undefined;
}

export function visitorsImage(original: Shaped, query: ImageOptions): WantedImage {
  const wanted = boundedImageOptions(query);
  const options = { ...computeShape(original, wanted, largestWidth), quality: wanted.quality };
  return { options, format: wanted.format };
}

/** Equal to the visitors' image unless the query exceeds its bounds. */
export function administratorsImage(original: Shaped, query: ImageOptions): WantedImage {
  const wanted = unboundedImageOptions(query);
  const { width, height, quality, format, blur, grayscale, watermark } = wanted;
  const offered = boundedImageOptions(query);
  const isOffered = width === offered.width && height === offered.height;
  // A single side leaves the other unlimited, except in the sizes that pages offer to everyone.
  const most = isOffered ? largestWidth : longestSide;
  const options = {
    ...computeShape(original, wanted, most),
    quality,
    ...(blur && { blur }),
    ...(grayscale && { grayscale }),
  };
  return { options, format, ...(watermark && { watermark }) };
}

/** Both list their options in the same order. */
export const isSameImage = (one: WantedImage, other: WantedImage): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The original's format, unless images are not encoded in it on request. */
const copyFormats: Readonly<Record<ImageKind, ImageFormat>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'webp',
  gif: 'png',
};

/** Without metadata, in full size as far as the format allows. */
export function downloadCopy(
  original: Pick<StoredOriginal, 'width' | 'height' | 'format'>,
): RenditionOptions {
  const { width, height } = original;
  const format = copyFormats[original.format];
  const most = { width: longestSide, height: longestSide, crop: 'limit' } as const;
  const size = format === 'webp' ? targetSize(original, most) : { width, height };
  return { ...size, quality: 90, format };
}

function computeShape(
  original: Shaped,
  wanted: Pick<BoundedImageOptions, 'width' | 'height' | 'crop'>,
  most: number,
) {
  const size = targetSize(original, wanted, most);
  const { width, height, crop } = wanted;
  if (crop !== 'fill' || width === undefined || height === undefined) return size;
  const cut = focalCut(original, size, { x: original.focus_x, y: original.focus_y });
  return { ...size, ...(cut && { cut }) };
}
