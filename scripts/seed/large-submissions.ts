import type { Knex } from 'knex';
import { toCents } from '#contract/core/cents';
import { findDeliveryArea } from '#contract/orders/rules';
import type { Product } from '#contract/products/schema';
import {
  generateInquiries,
  generateMessages,
  generateOrders,
  generateRequests,
  generateSubscribers,
} from '#mocks/factories/generate-submissions';
import { randomHex } from '../../api/platform/random';
import { createContactMessageStore } from '../../api/submissions/contact-message-store';
import { createEventInquiryStore } from '../../api/submissions/event-inquiry-store';
import { insertOrderEvent } from '../../api/submissions/order-events';
import { createOrderStore } from '../../api/submissions/order-store';
import { createRestorationRequestStore } from '../../api/submissions/restoration-request-store';
import { createSubscriberStore } from '../../api/submissions/subscriber-store';

// Inserts through the stores with a fixed clock, so that each row is received, read and updated when it says.

const createFixedClock = (instant: string) => (): Date => new Date(instant);

export async function addMessages(trx: Knex.Transaction, count: number): Promise<void> {
  for (const { receivedAt, readAt, ...message } of generateMessages(count)) {
    const id = await createContactMessageStore(trx, createFixedClock(receivedAt)).insert(message);
    if (readAt !== null)
      await createContactMessageStore(trx, createFixedClock(readAt)).setRead(id, true);
  }
}

export async function addRequests(trx: Knex.Transaction, count: number): Promise<void> {
  for (const { receivedAt, readAt, updatedAt, status, ...request } of generateRequests(count)) {
    const store = createRestorationRequestStore(trx, createFixedClock(receivedAt));
    const id = await store.insert({ ...request, photoUrls: [] });
    if (id === undefined) throw new Error('A request without images was not stored.');
    await createRestorationRequestStore(trx, createFixedClock(updatedAt)).setStatus(id, status);
    if (readAt !== null)
      await createRestorationRequestStore(trx, createFixedClock(readAt)).setRead(id, true);
  }
}

export async function addInquiries(trx: Knex.Transaction, count: number): Promise<void> {
  for (const { receivedAt, readAt, updatedAt, status, ...inquiry } of generateInquiries(count)) {
    const store = createEventInquiryStore(trx, createFixedClock(receivedAt));
    const record = await store.insert({ ...inquiry, photoUrls: [] });
    if (!record) throw new Error('An inquiry without images was not stored.');
    const { id } = record;
    await createEventInquiryStore(trx, createFixedClock(updatedAt)).setStatus(id, status);
    if (readAt !== null)
      await createEventInquiryStore(trx, createFixedClock(readAt)).setRead(id, true);
  }
}

export async function addOrders(
  trx: Knex.Transaction,
  count: number,
  products: readonly Product[],
): Promise<void> {
  for (const row of generateOrders(count, products)) {
    const { receivedAt, readAt, updatedAt, status, lines, details, events, ...order } = row;
    const items = lines.map(({ productId, option, quantity, priceCents }) => ({
      productId,
      option,
      quantity,
      price: priceCents / 100,
    }));
    const { fee = 0, kitchenDate = order.eventDate, servings = 0 } = details ?? {};
    const id = await createOrderStore(trx, createFixedClock(receivedAt)).insert(
      { ...order, area: findDeliveryArea(order.area ?? '')?.slug, items },
      lines,
      { accessKey: randomHex(16), feeCents: toCents(fee), kitchenDate, servings },
    );
    for (const { kind, admin, at } of events ?? [])
      await insertOrderEvent(trx, { orderId: id, kind, admin: admin ?? undefined }, new Date(at));
    await createOrderStore(trx, createFixedClock(updatedAt)).update(id, { status });
    if (readAt !== null) await createOrderStore(trx, createFixedClock(readAt)).setRead(id, true);
  }
}

export async function addSubscribers(trx: Knex.Transaction, count: number): Promise<void> {
  for (const { receivedAt, ...subscriber } of generateSubscribers(count)) {
    await createSubscriberStore(trx, createFixedClock(receivedAt)).insert(subscriber);
  }
}
