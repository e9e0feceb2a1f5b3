import type { ImageFormat, ImageOptions } from './schema';

/** The widths in pixels that pages ask for. */
export const imageWidths = [320, 480, 640, 768, 1024, 1280, 1536, 1920] as const;

/** The documented named renditions. */
export const imagePresets = {
  thumbnail: { width: 400, height: 400, crop: 'fill', quality: 70, format: 'webp' },
  medium: { width: 800, height: 800, crop: 'fill', quality: 75, format: 'webp' },
  large: { width: 1200, height: 1200, crop: 'fit', quality: 80, format: 'webp' },
  category: { width: 600, height: 450, crop: 'fill', quality: 75, format: 'webp' },
  header: { width: 1200, height: 600, crop: 'fill', quality: 90, format: 'webp' },
} as const;

export type ImagePreset = keyof typeof imagePresets;

/** Quality of a page's image by its width: 70 up to 640, 75 up to 1024, 80 above. */
export function qualityForWidth(width: number): number {
  if (width <= 640) return 70;
  return width <= 1024 ? 75 : 80;
}

/** The size of the image that a shared link shows. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** What a visitor gets: size and quality from bounded sets, so that an image has a bounded number of renditions. */
export interface BoundedImageOptions {
  /** Pixels; undefined leaves the picture's own size, up to the largest documented width. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly quality: number;
  readonly crop: 'fill' | 'fit' | 'limit';
  readonly format: ImageFormat | undefined;
}

const presetList = Object.values(imagePresets);

const ascending = (a: number, b: number) => a - b;

const distinct = (numbers: readonly number[]) => [...new Set(numbers)].sort(ascending);

/** Pixels a picture gets at most when no size is asked for. */
export const largestWidth = Math.max(...imageWidths);

const allowedWidths = distinct([...imageWidths, ...presetList.map(({ width }) => width)]);

const allowedHeights = distinct([ogImageSize, ...presetList].map(({ height }) => height));

const allowedQualities = distinct([70, 75, 80, ...presetList.map(({ quality }) => quality)]);

/** The next larger allowed number, or the largest. */
const snapUp = (allowed: readonly number[], wanted: number): number =>
  allowed.find((number) => number >= wanted) ?? Math.max(...allowed);

/** A visitor's options, snapped up to the documented sizes and qualities; effects are left out. */
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

/** The widths at which pages offer a picture, in pixels, the smallest first. A picture is never enlarged. */
export function offeredWidths({ width }: { readonly width: number }): readonly number[] {
  const widths = imageWidths.filter((wanted) => wanted <= width);
  return widths.length === 0 ? imageWidths.slice(0, 1) : widths;
}

/** The address of a page's image at a width: quality and size as documented. */
export function imageAddress(url: string, width: number): string {
  return withQuery(url, { width, quality: qualityForWidth(width) });
}

/** The URL of an image cropped around its focal point to a size that visitors may ask for. */
export function croppedImageUrl(
  url: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  return withQuery(url, { width, height, crop: 'fill', quality: qualityForWidth(width) });
}

/** The address of a named rendition. */
export function presetAddress(url: string, preset: ImagePreset): string {
  return withQuery(url, imagePresets[preset]);
}

function withQuery(url: string, query: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
