import * as v from 'valibot';
import { endpoint } from './endpoint';
import { imageOptions } from './image-options';
import { type Picture, picture } from './picture';

/** The folder that holds the product pictures. */
export const productPicturesFolder = 'Talavera';

/** Files a list answers when nobody says how many. */
export const mediaPageSize = 20;

const mediaPageLimit = 100;

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
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Bytes of the original. */
  size: v.number(),
  width: picture.entries.width,
  height: picture.entries.height,
  color: picture.entries.color,
  alt: picture.entries.alt,
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

const count = (name: string, least: number, most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(`${name} must be a whole number`),
    v.minValue(least, `${name} must be at least ${least}`),
    v.maxValue(most, `${name} must be at most ${most}`),
  );

/** Public files, filtered. `filter_tags=a,b` means all of them; `folder` takes a name or an id. */
export const listMediaFiles = endpoint({
  method: 'GET',
  path: '/api/media/files',
  access: 'public',
  query: v.object({
    limit: v.optional(count('limit', 1, mediaPageLimit), mediaPageSize),
    offset: v.optional(count('offset', 0, Number.MAX_SAFE_INTEGER), 0),
    folder: v.optional(v.string()),
    sort: v.optional(
      v.picklist(
        ['date', 'name', 'size'].flatMap((field) => [field, `${field}:asc`, `${field}:desc`]),
        'sort must be date, name or size, with :asc or :desc',
      ),
      'date:desc',
    ),
    filter_tags: v.optional(v.string()),
  }),
  response: v.object({ files: v.array(mediaFile) }),
  cacheControl: 'no-cache',
});

/** An image, sized and encoded; immutable when the address carries its content mark (`v`). */
export const optimizeImage = endpoint({
  method: 'GET',
  path: '/api/media/optimize/:id',
  access: 'public',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  query: imageOptions,
  response: 'image',
  cacheControl: 'public, max-age=31536000, immutable',
});
