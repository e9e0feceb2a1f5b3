import {
  type BoundedImageOptions,
  boundedImageOptions,
  type ImageFormat,
  type ImageOptions,
  largestWidth,
} from '#contract/image-options';
import {
  longestSide,
  unboundedImageOptions,
  type WantedWatermark,
} from '#contract/unbounded-image-options';
import { focalCut } from './focal-cut';
import type { RenditionOptions } from './optimize';
import type { StoredOriginal } from './store';
import { targetSize } from './target-size';

type Shaped = Pick<StoredOriginal, 'width' | 'height' | 'focus_x' | 'focus_y'>;

/** What is made for a request, whatever its format. */
export interface WantedImage {
  readonly options: Omit<RenditionOptions, 'format' | 'watermark'>;
  /** Undefined leaves it to what the caller takes. */
  readonly format: ImageFormat | undefined;
  /** Still to be looked up. */
  readonly watermark?: WantedWatermark | undefined;
}

/** What anybody gets. */
export function visitorsImage(original: Shaped, query: ImageOptions): WantedImage {
  const wanted = boundedImageOptions(query);
  const options = { ...shapeOf(original, wanted), quality: wanted.quality };
  return { options, format: wanted.format };
}

/** What an administrator gets; equal to what anybody gets unless more is asked for. */
export function administratorsImage(original: Shaped, query: ImageOptions): WantedImage {
  const wanted = unboundedImageOptions(query);
  const { quality, format, blur, grayscale, watermark } = wanted;
  const options = {
    ...shapeOf(original, wanted),
    quality,
    ...(blur && { blur }),
    ...(grayscale && { grayscale }),
  };
  return { options, format, ...(watermark && { watermark }) };
}

/** A copy at full size without the original's metadata, in its own format where images are made in it. */
export const downloadCopy = ({
  width,
  height,
  format,
}: Pick<StoredOriginal, 'width' | 'height' | 'format'>): RenditionOptions => ({
  width,
  height,
  quality: 90,
  format: format === 'gif' ? 'png' : format,
});

function shapeOf(original: Shaped, wanted: Pick<BoundedImageOptions, 'width' | 'height' | 'crop'>) {
  const { width, height, crop } = wanted;
  // One side that is asked for alone leaves the other free.
  const most = width === undefined && height === undefined ? largestWidth : longestSide;
  const size = targetSize(original, wanted, most);
  if (crop !== 'fill' || width === undefined || height === undefined) return size;
  const cut = focalCut(original, size, { x: original.focus_x, y: original.focus_y });
  return { ...size, ...(cut && { cut }) };
}
