import { endpointOf } from '../core/endpoint';
import type { listMediaFilesSchemas, optimizeImageSchemas } from './schema';

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
