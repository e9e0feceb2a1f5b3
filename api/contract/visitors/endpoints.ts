import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';

/** Unique visitors of the current day in the shop's time zone; a number only, no identities. */
export const countVisitorsToday = defineEndpoint({
  method: 'GET',
  path: '/api/visitors/today',
  access: 'admin',
  response: v.object({ count: v.number() }),
  cacheControl: privateCacheControl,
});
