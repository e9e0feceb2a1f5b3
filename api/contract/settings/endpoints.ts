import { declareEndpoint } from '../core/endpoint';
import type {
  getHeaderImageSchemas,
  getSeasonalCollectionSchemas,
  getShopSettingsSchemas,
} from './schema';

/** Null if none is chosen, or if the chosen file was deleted or made private. */
export const getHeaderImage = declareEndpoint<typeof getHeaderImageSchemas>()({
  method: 'GET',
  path: '/api/settings/header-image',
  access: 'public',
  cacheControl: 'no-cache',
});

/** Opening days, fees, notice and capacity that orders are checked against. */
export const getShopSettings = declareEndpoint<typeof getShopSettingsSchemas>()({
  method: 'GET',
  path: '/api/settings/shop',
  access: 'public',
  cacheControl: 'no-cache',
});

/** What the home page shows of the seasonal collection today. */
export const getSeasonalCollection = declareEndpoint<typeof getSeasonalCollectionSchemas>()({
  method: 'GET',
  path: '/api/seasonal-collection',
  access: 'public',
  cacheControl: 'no-cache',
});
