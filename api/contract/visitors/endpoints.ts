import * as v from 'valibot';
import { endpoint, privateAnswer } from '../core/endpoint';

/** How many different visitors the shop has had today, by its own calendar; nobody is told who they are. */
export const countVisitorsToday = endpoint({
  method: 'GET',
  path: '/api/visitors/today',
  access: 'administrator',
  response: v.object({ count: v.number() }),
  cacheControl: privateAnswer,
});
