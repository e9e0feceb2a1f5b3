import type { ImageFormat, ImageOptions } from './schema';

/** Pixels, as used in srcset. */
export const imageWidths = [320, 480, 640, 768, 1024, 1280, 1536, 1920] as const;

export const imagePresets = {
  thumbnail: { width: 400, height: 400, crop: 'fill', quality: 70, format: 'webp' },
  medium: { width: 800, height: 800, crop: 'fill', quality: 75, format: 'webp' },
  large: { width: 1200, height: 1200, crop: 'fit', quality: 80, format: 'webp' },
  category: { width: 600, height: 450, crop: 'fill', quality: 75, format: 'webp' },
  header: { width: 1200, height: 600, crop: 'fill', quality: 90, format: 'webp' },
} as const;

export type ImagePreset = keyof typeof imagePresets;

export function getQualityForWidth(width: number): number {
  if (width <= 640) return 70;
  return width <= 1024 ? 75 : 80;
}

/** Open Graph image of shared links. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** Sizes and qualities of visitors come from fixed sets, so that an image has a bounded number of variants. */
export interface ClampedImageOptions {
  /** Pixels; undefined keeps the original size, up to `maxImageWidth`. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly quality: number;
  readonly crop: 'fill' | 'fit' | 'limit';
  readonly format: ImageFormat | undefined;
}

const presetList = Object.values(imagePresets);

const compareNumbers = (a: number, b: number) => a - b;

const sortUnique = (numbers: readonly number[]) => [...new Set(numbers)].sort(compareNumbers);

/** Pixels; the limit when no size is requested. */
export const maxImageWidth = Math.max(...imageWidths);

const allowedWidths = sortUnique([...imageWidths, ...presetList.map(({ width }) => width)]);

const allowedHeights = sortUnique([ogImageSize, ...presetList].map(({ height }) => height));

const allowedQualities = sortUnique([70, 75, 80, ...presetList.map(({ quality }) => quality)]);

const snapUp = (allowed: readonly number[], target: number): number =>
  allowed.find((number) => number >= target) ?? Math.max(...allowed);

/** Rounds up to documented sizes and qualities; drops effects. */
export function clampImageOptions(options: ImageOptions): ClampedImageOptions {
  const width = options.width === undefined ? undefined : snapUp(allowedWidths, options.width);
  const height = options.height === undefined ? undefined : snapUp(allowedHeights, options.height);
  const quality = options.quality ?? getQualityForWidth(width ?? maxImageWidth);
  return {
    width,
    height,
    quality: snapUp(allowedQualities, quality),
    crop: options.crop ?? 'limit',
    format: options.format,
  };
}

/** Pixels, ascending. An image is never enlarged. */
export function getSrcsetWidths({ width }: { readonly width: number }): readonly number[] {
  const widths = imageWidths.filter((target) => target <= width);
  return widths.length === 0 ? imageWidths.slice(0, 1) : widths;
}

export function buildImageUrl(url: string, width: number): string {
  return appendQuery(url, { width, quality: getQualityForWidth(width) });
}

/** Crops around the focal point. */
export function buildCroppedImageUrl(
  url: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  return appendQuery(url, { width, height, crop: 'fill', quality: getQualityForWidth(width) });
}

export function buildPresetUrl(url: string, preset: ImagePreset): string {
  return appendQuery(url, imagePresets[preset]);
}

function appendQuery(url: string, query: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
