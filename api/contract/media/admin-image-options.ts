import { type ClampedImageOptions, getQualityForWidth, maxImageWidth } from './image-options';
import type { ImageOptions, WatermarkPosition } from './schema';

/** Pixels; WebP stores a side in 14 bits. */
export const maxSidePixels = 16_383;

/** Sigma in pixels: a smaller one is invisible, a larger one hides the image. */
const blurLimits = { min: 0.3, max: 100 } as const;

interface AdminImageOptions extends ClampedImageOptions {
  /** Sigma in pixels; undefined for none. */
  readonly blur: number | undefined;
  readonly grayscale: boolean;
  readonly watermark: WatermarkOptions | undefined;
}

/** Another library file, drawn on top of the image. */
export interface WatermarkOptions {
  readonly id: string;
  readonly position: WatermarkPosition;
}

/** Any size, quality and effect, clamped to what can be produced. */
export function toAdminImageOptions(options: ImageOptions): AdminImageOptions {
  const {
    width,
    height,
    watermark_id: id,
    watermark_position: position = 'bottom-right',
  } = options;
  const quality = options.quality ?? getQualityForWidth(width ?? maxImageWidth);
  return {
    width: toPixels(width),
    height: toPixels(height),
    quality: Math.round(clamp(1, quality, 100)),
    crop: options.crop ?? 'limit',
    format: options.format,
    blur: toBlurSigma(options.blur),
    grayscale: options.grayscale === 'true',
    watermark: id === undefined ? undefined : { id, position },
  };
}

const toPixels = (input: number | undefined): number | undefined =>
  input === undefined ? undefined : Math.round(clamp(1, input, maxSidePixels));

const toBlurSigma = (input = 0): number | undefined =>
  input <= 0 ? undefined : clamp(blurLimits.min, input, blurLimits.max);

const clamp = (min: number, value: number, max: number): number =>
  Math.min(max, Math.max(min, value));
