import { endpointOf } from './endpoint';
import type {
  FocalPoint,
  listMediaFilesSchemas,
  MediaFile,
  optimizeImageSchemas,
} from './media-schema';
import type { Picture } from './picture';

export type { FocalPoint, MediaFile } from './media-schema';

/** The folder that holds the product pictures. */
export const productPicturesFolder = 'Talavera';

/** The middle. */
export const centre: FocalPoint = { x: 50, y: 50 };

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

/** What the reads of the library have in common: visitors get what is public, administrators everything. */
export const libraryRead = { method: 'GET', access: 'public', cacheControl: 'no-cache' } as const;

export const listMediaFiles = endpointOf<typeof listMediaFilesSchemas>()({
  ...libraryRead,
  path: '/api/media/files',
});

/** An image, sized and encoded; immutable where the address carries its content mark (`v`) and gives everybody the same. */
export const optimizeImage = endpointOf<typeof optimizeImageSchemas>()({
  ...libraryRead,
  path: '/api/media/optimize/:id',
  cacheControl: 'public, max-age=31536000, immutable',
});
