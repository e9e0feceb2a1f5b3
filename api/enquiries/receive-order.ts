import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { orderRules } from '#contract/orders/messages';
import {
  isPast,
  orderChangedMessage,
  orderChanges,
  orderLines,
  resolvePlace,
} from '#contract/orders/order-validation';
import type { OrderRequest } from '#contract/orders/schema';
import { holdProducts } from '../catalogue/held-rows';
import { createProductStore } from '../catalogue/store';
import { fieldError, HttpProblem } from '../dispatch/problem';
import type { CacheVersion } from '../platform/cache-version';
import { createOrderStore } from './orders';

export interface OrderParts {
  readonly cacheVersion: CacheVersion;
  readonly clock: () => Date;
}

/**
 * Returns the new id. Rejects with 400 for a past date or a missing area, and with 409 when products, prices or
 * available dates are not what the sender accepted.
 */
export async function receiveOrder(
  { cacheVersion, clock }: OrderParts,
  order: OrderRequest,
  trx: Knex.Transaction,
): Promise<number> {
  const { language = defaultLanguage, eventDate, items } = order;
  const now = clock();
  if (isPast(eventDate, now)) throw fieldError(400, 'eventDate', orderRules.pastDay, language);
  // Lock the products, so that nobody deletes them before the order is stored.
  await holdProducts(
    trx,
    items.map(({ productId }) => productId),
  );
  const products = await createProductStore(trx, cacheVersion).list();
  const placed = resolvePlace(order, products);
  if (!placed) throw fieldError(400, 'area', orderRules.area, language);
  const changes = orderChanges(order, products, now);
  if (changes.length > 0) {
    const message = orderChangedMessage(changes, products)[language];
    throw new HttpProblem(409, { message, changes });
  }
  const lines = orderLines(items, products);
  return createOrderStore(trx, () => now).insert(placed, lines);
}
