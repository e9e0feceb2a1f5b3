import type { Knex } from 'knex';
import { alreadyDeleted } from '#contract/core/messages';
import { emailNotConfigured, noEmailAddress } from '#contract/orders/order-email';
import { inTransaction } from '../database/transaction';
import type { Handlers } from '../dispatch/handler';
import { localizedError } from '../dispatch/http-error';
import { buildEmail, enqueueOrderEmail, type OrderEmailDependencies } from './order-emails';
import { insertOrderEvent } from './order-events';
import { findOrderWithEvents } from './order-life';
import { createOrderStore } from './order-store';

interface OrderEmailRouteDependencies extends OrderEmailDependencies {
  readonly database: Knex;
  readonly canSendEmail: boolean;
  readonly clock: () => Date;
}

/** E-mails that an admin reads, edits and sends. */
export const orderEmailRoutes = (dependencies: OrderEmailRouteDependencies) => {
  const { database, canSendEmail, clock } = dependencies;

  async function requireOrder(trx: Knex, id: number) {
    const order = await findOrderWithEvents(trx, id, clock());
    if (!order) throw localizedError(404, alreadyDeleted);
    return order;
  }

  return {
    previewOrderEmail: async ({ params: { id }, body: { kind } }) => {
      const order = await requireOrder(database, id);
      return { to: order.email, ...(await buildEmail(database, kind, order, dependencies)) };
    },

    sendOrderEmail: ({ params: { id }, body }, { admin }) =>
      inTransaction(database, async (trx) => {
        const { kind, subject, text, language } = body;
        // Not to send to an address that is being erased.
        await createOrderStore(trx, clock).lock(id);
        const order = await requireOrder(trx, id);
        if (!canSendEmail) throw localizedError(409, emailNotConfigured, language);
        if (order.email === '') throw localizedError(409, noEmailAddress, language);
        const now = clock();
        await enqueueOrderEmail(
          trx,
          order,
          { kind, content: { subject, text }, isWritten: true },
          now,
        );
        const details = { kind, subject };
        await insertOrderEvent(
          trx,
          { orderId: id, kind: 'emailed', admin: admin.username, details },
          now,
        );
        return requireOrder(trx, id);
      }),
  } satisfies Partial<Handlers>;
};
