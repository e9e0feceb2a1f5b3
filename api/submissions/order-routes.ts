import type { Knex } from 'knex';
import { alreadyDeleted } from '#contract/core/messages';
import { inTransaction } from '../database/transaction';
import type { Handlers } from '../dispatch/handler';
import { localizedError } from '../dispatch/http-error';
import type { CacheVersion } from '../platform/cache-version';
import { enqueueOrderResponseEmail } from './order-emails';
import {
  addOrderStep,
  changeOrderStatus,
  createPhoneOrder,
  editOrder,
  findOrderWithEvents,
  getOrderStatusView,
  respondToOrder,
} from './order-life';

interface OrderRouteDependencies {
  readonly publicOrigin: string | undefined;
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly clock: () => Date;
}

/** Everything that happens to an order after it was received. */
export const orderRoutes = (dependencies: OrderRouteDependencies) => {
  const { database, cacheVersion, publicOrigin, clock } = dependencies;
  type Change = (dependencies: {
    trx: Knex.Transaction;
    now: Date;
  }) => ReturnType<typeof editOrder>;

  /** Throws 404 for an unknown order. */
  async function saveChange(change: Change) {
    const changed = await inTransaction(database, (trx) => change({ trx, now: clock() }));
    if (!changed) throw localizedError(404, alreadyDeleted);
    if (changed.stockChanged) cacheVersion.increment();
    return changed.order;
  }

  /** Throws 404 for an unknown order. */
  async function readOrder(id: number) {
    const order = await findOrderWithEvents(database, id, clock());
    if (!order) throw localizedError(404, alreadyDeleted);
    return order;
  }

  return {
    getOrderRequest: ({ params: { id } }) => readOrder(id),

    setOrderStatus: async ({ params: { id }, body: { status, expectedStatus } }, { admin }) => {
      const { events: _, ...order } = await saveChange((dependencies) =>
        changeOrderStatus(dependencies, id, { status, expectedStatus, admin: admin.username }),
      );
      return order;
    },

    editOrderRequest: ({ params: { id }, body: edit }, { admin }) =>
      saveChange((dependencies) => editOrder(dependencies, id, { edit, admin: admin.username })),

    createPhoneOrder: async ({ body: order }, { admin, runOnce }) => {
      // Only the id is recorded for repeats: personal data in the record would survive its erasure.
      const id = await runOnce((trx) =>
        createPhoneOrder({ trx, now: clock() }, { order, admin: admin.username }),
      );
      return readOrder(id);
    },

    recordOrderEvent: ({ params: { id }, body: { kind } }, { admin }) =>
      saveChange((dependencies) => addOrderStep(dependencies, id, { kind, admin: admin.username })),

    getOrderStatus: ({ params: { number }, query: { key } }) =>
      getOrderStatusView({ database, now: clock() }, number, key),

    respondToOrder: async ({ params: { number }, body }, { runOnce }) => {
      let stockChanged = false;
      // Only the id is recorded, as for orders by phone.
      await runOnce(async (trx) => {
        const response = await respondToOrder({ trx, now: clock() }, number, body);
        stockChanged = response.stockChanged;
        await enqueueOrderResponseEmail(trx, response.order, body.action, publicOrigin, clock());
        return response.order.id;
      });
      if (stockChanged) cacheVersion.increment();
      return getOrderStatusView({ database, now: clock() }, number, body.key);
    },
  } satisfies Partial<Handlers>;
};
