import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { orderMessages } from '#contract/orders/messages';
import {
  buildOrderChangedMessage,
  diffOrder,
  isPastDay,
  resolveDestination,
  toOrderLines,
} from '#contract/orders/order-validation';
import type { OrderRequest } from '#contract/orders/schema';
import { createProductStore } from '../catalog/product-store';
import { lockProducts } from '../catalog/row-locks';
import { fieldError, HttpError } from '../dispatch/http-error';
import type { CacheVersion } from '../platform/cache-version';
import { createOrderStore } from './order-store';

export interface OrderDependencies {
  readonly cacheVersion: CacheVersion;
  readonly clock: () => Date;
}

/**
 * Returns the new id. Rejects with 400 for a past date or a missing area, and with 409 when products, prices or
 * available dates are not what the sender accepted.
 */
export async function createOrder(
  { cacheVersion, clock }: OrderDependencies,
  order: OrderRequest,
  trx: Knex.Transaction,
): Promise<number> {
  const { language = defaultLanguage, eventDate, items } = order;
  const now = clock();
  if (isPastDay(eventDate, now))
    throw fieldError(400, 'eventDate', orderMessages.pastDay, language);
  // Locks the products, so that they cannot be deleted before the order is stored.
  await lockProducts(
    trx,
    items.map(({ productId }) => productId),
  );
  const products = await createProductStore(trx, cacheVersion).list();
  const orderWithDestination = resolveDestination(order, products);
  if (!orderWithDestination) throw fieldError(400, 'area', orderMessages.area, language);
  const changes = diffOrder(order, products, now);
  if (changes.length > 0) {
    const message = buildOrderChangedMessage(changes, products)[language];
    throw new HttpError(409, { message, changes });
  }
  const lines = toOrderLines(items, products);
  return createOrderStore(trx, () => now).insert(orderWithDestination, lines);
}
