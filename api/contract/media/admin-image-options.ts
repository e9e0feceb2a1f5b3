import { type BoundedImageOptions, largestWidth, qualityForWidth } from './image-options';
import type { ImageOptions, WatermarkPosition } from './schema';

/** Pixels; WebP stores a side in 14 bits. */
export const longestSide = 16_383;

/** Sigma in pixels: a smaller one is invisible, a larger one hides the image. */
const blurs = { least: 0.3, most: 100 } as const;

export interface UnboundedImageOptions extends BoundedImageOptions {
  /** Sigma in pixels; undefined for none. */
  readonly blur: number | undefined;
  readonly grayscale: boolean;
  readonly watermark: WantedWatermark | undefined;
}

/** Another library file, drawn on top of the image. */
export interface WantedWatermark {
  readonly id: string;
  readonly position: WatermarkPosition;
}

/** Any size, quality and effect, clamped to what can be produced. */
export function unboundedImageOptions(options: ImageOptions): UnboundedImageOptions {
  const {
    width,
    height,
    watermark_id: id,
    watermark_position: position = 'bottom-right',
  } = options;
  const quality = options.quality ?? qualityForWidth(width ?? largestWidth);
  return {
    width: pixels(width),
    height: pixels(height),
    quality: Math.round(within(1, quality, 100)),
    crop: options.crop ?? 'limit',
    format: options.format,
    blur: sigma(options.blur),
    grayscale: options.grayscale === 'true',
    watermark: id === undefined ? undefined : { id, position },
  };
}

const pixels = (written: number | undefined): number | undefined =>
  written === undefined ? undefined : Math.round(within(1, written, longestSide));

const sigma = (written = 0): number | undefined =>
  written <= 0 ? undefined : within(blurs.least, written, blurs.most);

const within = (least: number, number: number, most: number): number =>
  Math.min(most, Math.max(least, number));
