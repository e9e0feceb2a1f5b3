import * as v from 'valibot';
import { endpoint } from './endpoint';
import { imageKinds } from './image-kind';
import { imageOptions } from './image-options';
import { type Picture, picture } from './picture';
import { countField, sortField } from './query-fields';

/** The folder that holds the product pictures. */
export const productPicturesFolder = 'Talavera';

/** When something happened, in UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** Percent of a picture's width and height where the middle of what matters is; crops keep it in sight. */
export const focalPoint = v.object({ x: percent, y: percent });
export type FocalPoint = v.InferOutput<typeof focalPoint>;

/** The middle. */
export const centre: FocalPoint = { x: 50, y: 50 };

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

/** What a page needs to show a library file. */
export const pictureOf = ({ url_preview, width, height, color, alt }: MediaFile): Picture => ({
  url: url_preview,
  width,
  height,
  color,
  alt,
});

/** Files a list answers when nobody says how many. */
export const mediaPageSize = 20;

const mediaPageLimit = 100;

/** What the reads of the library have in common: visitors get what is public, administrators everything. */
export const libraryRead = { method: 'GET', access: 'public', cacheControl: 'no-cache' } as const;

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

export const listMediaFiles = endpoint({
  ...libraryRead,
  path: '/api/media/files',
  query: v.object(fileFilter),
  response: fileList,
});

/** An image, sized and encoded; immutable where the address carries its content mark (`v`) and gives everybody the same. */
export const optimizeImage = endpoint({
  ...libraryRead,
  path: '/api/media/optimize/:id',
  params: fileParams,
  query: imageOptions,
  response: 'image',
  cacheControl: 'public, max-age=31536000, immutable',
});
