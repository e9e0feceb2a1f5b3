import * as v from 'valibot';
import {
  type KeptMessage,
  type KeptRequest,
  keptMessage,
  keptRequest,
  type Subscriber,
  subscriber,
} from '#contract/inbox/admin-schema';
import { type KeptOrder, keptOrder } from '#contract/orders/admin-schema';
import { orderNumber } from '#contract/orders/rules';
import type { Product } from '#contract/products/schema';
import type { MessageRow, PhotoRow, RequestRow, SubscriberRow } from './enquiries';
import { type Library, pictureAddress } from './library';
import type { OrderRow } from './orders';

/** A message as the contract has it. */
export const messageOf = (row: MessageRow): KeptMessage => v.parse(keptMessage, row);

/** A subscriber as the contract has them. */
export const subscriberOf = (row: SubscriberRow): Subscriber => v.parse(subscriber, row);

/** A request as the contract has it, with the photographs that are still in the library. */
export function requestOf(
  row: RequestRow,
  photos: readonly PhotoRow[],
  library: Library,
): KeptRequest {
  const photoUrls = photos
    .filter(({ requestId }) => requestId === row.id)
    .toSorted((one, other) => Number(one.position) - Number(other.position))
    .flatMap(({ id }) => library.rows.filter((file) => file.id === id))
    .map(pictureAddress);
  return v.parse(keptRequest, { ...row, photoUrls });
}

/** An order as the contract has it; what it asks for keeps its name when the product is gone. */
export function orderOf(
  { lines, totalCents, ...row }: OrderRow,
  products: readonly Product[],
): KeptOrder {
  const items = lines.map(({ productId, priceCents, ...line }) => ({
    ...line,
    productId: products.some(({ id }) => id === productId) ? productId : null,
    price: priceCents / 100,
  }));
  const number = orderNumber(row.id);
  return v.parse(keptOrder, { ...row, number, items, total: totalCents / 100 });
}
