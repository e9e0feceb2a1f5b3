import { declareEndpoint } from '../core/endpoint';
import type { getHeaderImageSchemas } from './schema';

/** Null if none is chosen, or if the chosen file was deleted or made private. */
export const getHeaderImage = declareEndpoint<typeof getHeaderImageSchemas>()({
  method: 'GET',
  path: '/api/settings/header-image',
  access: 'public',
  cacheControl: 'no-cache',
});
