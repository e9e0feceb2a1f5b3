import type { Knex } from 'knex';
import { unsubscribe } from '#contract/inbox/endpoints';
import { isUnsubscribePage } from '#contract/inbox/unsubscribe-page';
import type { FormLimits } from '../dispatch/form-guard';
import { createSubscriberStore } from '../submissions/subscriber-store';
import type { AppMiddleware } from './state';

/**
 * Mail programs post to the page of the List-Unsubscribe header, from their own servers and without an Origin (RFC
 * 8058). The token is all they need, and the body says nothing more.
 */
export const oneClickUnsubscribe = (
  database: Knex,
  clock: () => Date,
  formLimits: FormLimits,
): AppMiddleware => {
  const { path, formLimit } = unsubscribe;
  const subscribers = createSubscriberStore(database, clock);
  return async (ctx, next) => {
    if (ctx.method !== 'POST' || !isUnsubscribePage(ctx.path)) return next();
    ctx.req.resume();
    await formLimits.consume(path, ctx.ip, formLimit);
    await subscribers.deleteByToken(String(ctx.query.token));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = 'Unsubscribed.';
  };
};
