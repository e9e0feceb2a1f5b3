import { declareEndpoint } from '../core/endpoint';
import type { listBusyDaysSchemas } from './busy-days-schema';

/** Days in the next months that can't take an order of any size. */
export const listBusyDays = declareEndpoint<typeof listBusyDaysSchemas>()({
  method: 'GET',
  path: '/api/busy-days',
  access: 'public',
  // Every order may change it.
  cacheControl: 'no-store',
});
