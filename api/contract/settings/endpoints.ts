import { endpointOf } from '../core/endpoint';
import type { getHeaderImageSchemas } from './schema';

/** Null while none is chosen, and where the chosen one is gone or no longer public. */
export const getHeaderImage = endpointOf<typeof getHeaderImageSchemas>()({
  method: 'GET',
  path: '/api/settings/header-image',
  access: 'public',
  cacheControl: 'no-cache',
});
