import { declareEndpoint } from '../core/endpoint';
import type { listMediaFilesSchemas, optimizeImageSchemas } from './schema';

/** Visitors get public files, admins all of them. */
export const libraryReadEndpoint = {
  method: 'GET',
  access: 'public',
  cacheControl: 'no-cache',
} as const;

export const listMediaFiles = declareEndpoint<typeof listMediaFilesSchemas>()({
  ...libraryReadEndpoint,
  path: '/api/media/files',
});

/** Immutable if the URL has the content version (`v`) and is the same for all users. */
export const optimizeImage = declareEndpoint<typeof optimizeImageSchemas>()({
  ...libraryReadEndpoint,
  path: '/api/media/optimize/:id',
  cacheControl: 'public, max-age=31536000, immutable',
});
