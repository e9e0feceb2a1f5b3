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

export function qualityForWidth(width: number): number {
  if (width <= 640) return 70;
  return width <= 1024 ? 75 : 80;
}

/** Open Graph image of shared links. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** Sizes and qualities of visitors come from fixed sets, so that an image has a bounded number of variants. */
export interface BoundedImageOptions {
  /** Pixels; undefined keeps the original size, up to `maxImageWidth`. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly quality: number;
  readonly crop: 'fill' | 'fit' | 'limit';
  readonly format: ImageFormat | undefined;
}

const presetList = Object.values(imagePresets);

const ascending = (a: number, b: number) => a - b;

const distinct = (numbers: readonly number[]) => [...new Set(numbers)].sort(ascending);

/** Pixels; the limit when no size is requested. */
export const largestWidth = Math.max(...imageWidths);

const allowedWidths = distinct([...imageWidths, ...presetList.map(({ width }) => width)]);

const allowedHeights = distinct([ogImageSize, ...presetList].map(({ height }) => height));

const allowedQualities = distinct([70, 75, 80, ...presetList.map(({ quality }) => quality)]);

const snapUp = (allowed: readonly number[], wanted: number): number =>
  allowed.find((number) => number >= wanted) ?? Math.max(...allowed);

/** Rounds up to documented sizes and qualities; drops effects. */
export function boundedImageOptions(options: ImageOptions): BoundedImageOptions {
  const width = options.width === undefined ? undefined : snapUp(allowedWidths, options.width);
  const height = options.height === undefined ? undefined : snapUp(allowedHeights, options.height);
  const quality = options.quality ?? qualityForWidth(width ?? largestWidth);
  return {
    width,
    height,
    quality: snapUp(allowedQualities, quality),
    crop: options.crop ?? 'limit',
    format: options.format,
  };
}

/** Pixels, ascending. An image is never enlarged. */
export function offeredWidths({ width }: { readonly width: number }): readonly number[] {
  const widths = imageWidths.filter((wanted) => wanted <= width);
  return widths.length === 0 ? imageWidths.slice(0, 1) : widths;
}

export function buildImageUrl(url: string, width: number): string {
  return withQuery(url, { width, quality: qualityForWidth(width) });
}

/** Crops around the focal point. */
export function croppedImageUrl(
  url: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  return withQuery(url, { width, height, crop: 'fill', quality: qualityForWidth(width) });
}

export function buildPresetUrl(url: string, preset: ImagePreset): string {
  return withQuery(url, imagePresets[preset]);
}

function withQuery(url: string, query: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
