import * as v from 'valibot';
import { imageKinds } from './image-kind';
import { imageOptions } from './image-options-schema';
import { mediaPageSize } from './media';
import { picture } from './picture';
import { countField, sortField } from './query-fields';

const mediaPageLimit = 100;

/** When something happened, in UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** Percent of a picture's width and height where the middle of what matters is; crops keep it in sight. */
export const focalPoint = v.object({ x: percent, y: percent });
export type FocalPoint = v.InferOutput<typeof focalPoint>;

/** An image of the library. Field names are those of the media-hosting service the shop grew up with. */
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
  created_at: moment,
  /** Bytes of the original. */
  size: v.number(),
  format: v.picklist(imageKinds),
  width: picture.entries.width,
  height: picture.entries.height,
  color: picture.entries.color,
  alt: picture.entries.alt,
  focus: focalPoint,
});
export type MediaFile = v.InferOutput<typeof mediaFile>;

/** Which files a list has. */
export const fileFilter = {
  limit: v.optional(countField('limit', 1, mediaPageLimit), mediaPageSize),
  offset: v.optional(countField('offset', 0, Number.MAX_SAFE_INTEGER), 0),
  /** Name or id. */
  folder: v.optional(v.string()),
  folder_id: v.optional(v.string()),
  sort: v.optional(sortField(['date', 'name', 'size']), 'date:desc'),
  /** `a,b` means all of them. */
  filter_tags: v.optional(v.string()),
};

/** Files, in the order asked for. */
export const fileList = v.object({ files: v.array(mediaFile) });

/** A library file's place in an address. */
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
