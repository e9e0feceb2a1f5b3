import type { Knex } from 'knex';
import { findDeliveryArea } from '#contract/orders/rules';
import type { Product } from '#contract/products/schema';
import {
  furtherMessages,
  furtherOrders,
  furtherRequests,
  furtherSubscribers,
} from '#mocks/factories/further-enquiries';
import { createMessageStore } from '../../api/enquiries/messages';
import { createOrderStore } from '../../api/enquiries/orders';
import { createRequestStore } from '../../api/enquiries/requests';
import { createSubscriberStore } from '../../api/enquiries/subscribers';

// Inserts through the stores with a fixed clock, so that each row is received, read and updated when it says.

const at = (moment: string) => (): Date => new Date(moment);

export async function addMessages(trx: Knex.Transaction, count: number): Promise<void> {
  for (const { receivedAt, readAt, ...message } of furtherMessages(count)) {
    const id = await createMessageStore(trx, at(receivedAt)).insert(message);
    if (readAt !== null) await createMessageStore(trx, at(readAt)).mark(id, true);
  }
}

export async function addRequests(trx: Knex.Transaction, count: number): Promise<void> {
  for (const { receivedAt, readAt, updatedAt, status, ...request } of furtherRequests(count)) {
    const store = createRequestStore(trx, at(receivedAt));
    const id = await store.insert({ ...request, photoUrls: [] });
    if (id === undefined) throw new Error('A request without images was not stored.');
    await createRequestStore(trx, at(updatedAt)).setStatus(id, status);
    if (readAt !== null) await createRequestStore(trx, at(readAt)).mark(id, true);
  }
}

export async function addOrders(
  trx: Knex.Transaction,
  count: number,
  products: readonly Product[],
): Promise<void> {
  for (const row of furtherOrders(count, products)) {
    const { receivedAt, readAt, updatedAt, status, lines, totalCents: _, ...order } = row;
    const items = lines.map(({ productId, quantity, priceCents }) => ({
      productId,
      quantity,
      price: priceCents / 100,
    }));
    const area = findDeliveryArea(order.area ?? '')?.slug;
    const id = await createOrderStore(trx, at(receivedAt)).insert({ ...order, area, items }, lines);
    await createOrderStore(trx, at(updatedAt)).setStatus(id, status);
    if (readAt !== null) await createOrderStore(trx, at(readAt)).mark(id, true);
  }
}

export async function addSubscribers(trx: Knex.Transaction, count: number): Promise<void> {
  for (const { receivedAt, ...subscriber } of furtherSubscribers(count)) {
    await createSubscriberStore(trx, at(receivedAt)).insert(subscriber);
  }
}
