import { declareEndpoint } from '../core/endpoint';
import type {
  getHeaderImageSchemas,
  getSeasonalShelfSchemas,
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

/** What the home page shows of the seasonal shelf today. */
export const getSeasonalShelf = declareEndpoint<typeof getSeasonalShelfSchemas>()({
  method: 'GET',
  path: '/api/seasonal-shelf',
  access: 'public',
  cacheControl: 'no-cache',
});
