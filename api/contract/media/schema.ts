import * as v from 'valibot';
import { integerParam, sortParam } from '../core/query';
import { bilingualText, timestamp } from '../core/schema';

export const imageKinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** Dominant color, `#rrggbb`. */
const hexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/** Everything a page needs to render an image without layout shift; `color` is the placeholder background. */
export const imageAsset = v.object({
  url: v.string(),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  color: hexColor,
  alt: bilingualText,
});
export type ImageAsset = v.InferOutput<typeof imageAsset>;

export const imageFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const watermarkPositions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type WatermarkPosition = (typeof watermarkPositions)[number];

const numberParam = (message: string) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.check((value) => String(value).trim() !== '', message),
    v.transform(Number),
    v.finite(message),
  );

/** Rejects values of the wrong type; `clampImageOptions` limits the numbers. */
export const imageOptions = v.object({
  width: v.optional(numberParam('width must be a number')),
  height: v.optional(numberParam('height must be a number')),
  quality: v.optional(numberParam('quality must be a number')),
  crop: v.optional(v.picklist(['fill', 'fit', 'limit'], 'crop must be fill, fit or limit')),
  format: v.optional(
    v.pipe(
      v.string(),
      v.transform((name) => (name.toLowerCase() === 'jpg' ? 'jpeg' : name.toLowerCase())),
      v.picklist(imageFormats, 'format must be jpeg, png, webp or avif'),
    ),
  ),
  blur: v.optional(numberParam('blur must be a number')),
  grayscale: v.optional(v.picklist(['true', 'false'], 'grayscale must be true or false')),
  watermark_id: v.optional(v.string()),
  watermark_position: v.optional(
    v.picklist(
      watermarkPositions,
      `watermark_position must be one of ${watermarkPositions.join(', ')}`,
    ),
  ),
  /** Content version: with it, the response never changes. */
  v: v.optional(v.string()),
});
export type ImageOptions = v.InferOutput<typeof imageOptions>;

export const defaultMediaPageSize = 20;

const maxMediaPageSize = 100;

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** Percent of width and height; crops keep this point visible. */
export const focalPoint = v.object({ x: percent, y: percent });
export type FocalPoint = v.InferOutput<typeof focalPoint>;

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Something to eat in an image. Spots are numbered in their order, from 1. */
export const imageSpot = v.object({
  /** Fractions of width and height of the uncropped image. */
  x: fraction,
  y: fraction,
  name: bilingualText,
  /** Both may be empty. */
  origin: bilingualText,
  /** A phrase, such as "with fig jam"; both may be empty. */
  pairing: bilingualText,
});
export type ImageSpot = v.InferOutput<typeof imageSpot>;

/** Field names follow the media-hosting service that the shop first used (Publitio). */
export const mediaFile = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  folder: v.nullable(v.string()),
  folder_id: v.nullable(v.string()),
  tags: v.array(v.string()),
  privacy: v.picklist(['public', 'private']),
  url_preview: v.string(),
  url_thumbnail: v.string(),
  url_download: v.string(),
  created_at: timestamp,
  /** Bytes of the original. */
  size: v.number(),
  format: v.picklist(imageKinds),
  width: imageAsset.entries.width,
  height: imageAsset.entries.height,
  color: imageAsset.entries.color,
  alt: imageAsset.entries.alt,
  focus: focalPoint,
  spots: v.array(imageSpot),
});
export type MediaFile = v.InferOutput<typeof mediaFile>;

export const fileFilter = {
  limit: v.optional(integerParam('limit', 1, maxMediaPageSize), defaultMediaPageSize),
  offset: v.optional(integerParam('offset', 0, Number.MAX_SAFE_INTEGER), 0),
  /** Name or id. */
  folder: v.optional(v.string()),
  folder_id: v.optional(v.string()),
  sort: v.optional(sortParam(['date', 'name', 'size']), 'date:desc'),
  /** `a,b` matches files with both tags. */
  filter_tags: v.optional(v.string()),
};

export const fileList = v.object({ files: v.array(mediaFile) });

export const fileParams = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

export const listMediaFilesSchemas = {
  query: v.object(fileFilter),
  response: fileList,
};

export const optimizeImageSchemas = {
  params: fileParams,
  query: imageOptions,
  response: 'image',
} as const;
