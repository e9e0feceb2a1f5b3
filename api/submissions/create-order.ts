import type { Knex } from 'knex';
import { isOpenOn } from '#contract/core/dates';
import { type BilingualText, defaultLanguage } from '#contract/core/language';
import { isZipInArea, listOrderWindows } from '#contract/orders/delivery-options';
import { orderMessages } from '#contract/orders/messages';
import type { OrderChange } from '#contract/orders/order-change';
import {
  buildOrderChangedMessage,
  canShip,
  countServings,
  diffOrder,
  getLastOrderDay,
  isPastDay,
  resolveDestination,
  toOrderLines,
} from '#contract/orders/order-validation';
import { getFeeCents } from '#contract/orders/pricing';
import { countShippedUnits } from '#contract/orders/recipients';
import type { OrderRequest } from '#contract/orders/schema';
import { getArrivalDay, getKitchenDay, isBusinessDay } from '#contract/orders/shipping-days';
import type { Product } from '#contract/products/schema';
import type { ShopSettings } from '#contract/settings/shop-settings';
import { lockProducts } from '../catalog/row-locks';
import { fieldError, HttpError } from '../dispatch/http-error';
import { randomHex } from '../platform/random';
import { readShopSettings } from '../settings/shop-settings-store';
import { findNextDayWithRoom, isDayFull, lockKitchenDay } from './day-capacity';
import { findItemProducts } from './item-products';
import { insertOrderEvent } from './order-events';
import { createOrderStore } from './order-store';

export interface OrderDependencies {
  readonly clock: () => Date;
}

interface CreatedOrder {
  readonly id: number;
  /** Part of the URL of the customer's status page. */
  readonly accessKey: string;
}

/** 128 bits. */
export const accessKeyBytes = 16;

/**
 * Rejects with 400 for what cannot be ordered at all (past or closed days, a missing area, a ZIP code outside it), and
 * with 409 when products, prices, fees or available dates are not what the sender accepted.
 */
export async function createOrder(
  { clock }: OrderDependencies,
  order: OrderRequest,
  trx: Knex.Transaction,
): Promise<CreatedOrder> {
  const { language = defaultLanguage, items } = order;
  const now = clock();
  // Locks the products, so that they cannot be deleted before the order is stored.
  await lockProducts(
    trx,
    items.map(({ productId }) => productId),
  );
  const kitchenDate = getKitchenDay(order);
  await lockKitchenDay(trx, kitchenDate);
  const settings = await readShopSettings(trx);
  const products = await findItemProducts(trx, items);
  const invalid = findInvalidField(order, products, settings, now);
  if (invalid) throw fieldError(400, invalid.field, invalid.message, language);
  const orderWithDestination = resolveDestination(order, products);
  if (!orderWithDestination) throw fieldError(400, 'area', orderMessages.area, language);
  const servings = countServings(items, products);
  const changes = [
    ...diffOrder(order, products, now, settings),
    ...(await diffCapacity(trx, order, { kitchenDate, servings, now }, settings)),
  ];
  if (changes.length > 0) {
    const message = buildOrderChangedMessage(changes, products)[language];
    throw new HttpError(409, { message, changes });
  }
  const accessKey = randomHex(accessKeyBytes);
  const recipientCount = order.recipients?.length;
  const feeCents = getFeeCents({ ...orderWithDestination, recipientCount }, settings) ?? 0;
  const id = await createOrderStore(trx, () => now).insert(
    orderWithDestination,
    toOrderLines(items, products),
    { accessKey, feeCents, kitchenDate, servings },
  );
  await insertOrderEvent(trx, { orderId: id, kind: 'received' }, now);
  return { id, accessKey };
}

interface InvalidField {
  readonly field: 'eventDate' | 'fulfilment' | 'recipients' | 'window' | 'zip';
  readonly message: BilingualText;
}

function findInvalidField(
  order: OrderRequest,
  products: readonly Product[],
  settings: ShopSettings,
  now: Date,
): InvalidField | undefined {
  if (isPastDay(order.eventDate, now))
    return { field: 'eventDate', message: orderMessages.pastDay };
  if (order.eventDate > getLastOrderDay(now))
    return { field: 'eventDate', message: orderMessages.tooDistant };
  return order.fulfilment === 'shipping'
    ? findInvalidShipping(order, products)
    : findInvalidVisit(order, settings);
}

function findInvalidShipping(
  { eventDate, items, recipients }: OrderRequest,
  products: readonly Product[],
): InvalidField | undefined {
  if (!canShip(items, products))
    return { field: 'fulfilment', message: orderMessages.shippingOnlyGifts };
  if (!isBusinessDay(eventDate)) return { field: 'eventDate', message: orderMessages.closedDay };
  if (!recipients?.length) return { field: 'recipients', message: orderMessages.recipients };
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (countShippedUnits(recipients) !== units)
    return { field: 'recipients', message: orderMessages.recipientQuantities };
  return undefined;
}

/** A delivery or a pickup, on a day and at a time when the shop is open. */
function findInvalidVisit(
  { eventDate, fulfilment, area, zip, window }: OrderRequest,
  settings: ShopSettings,
): InvalidField | undefined {
  if (!isOpenOn(eventDate, settings))
    return { field: 'eventDate', message: orderMessages.closedDay };
  if (fulfilment === 'delivery' && zip && !isZipInArea(zip, area, settings))
    return { field: 'zip', message: orderMessages.zipOutside };
  if (window && !listOrderWindows(fulfilment, settings).includes(window))
    return { field: 'window', message: orderMessages.windowClosed };
  return undefined;
}

interface KitchenLoad {
  readonly kitchenDate: string;
  readonly servings: number;
  readonly now: Date;
}

async function diffCapacity(
  trx: Knex.Transaction,
  { eventDate, fulfilment }: OrderRequest,
  { kitchenDate: day, servings, now }: KitchenLoad,
  settings: ShopSettings,
): Promise<OrderChange[]> {
  if (!(await isDayFull(trx, { day, servings }, settings))) return [];
  const request = { day, servings, fulfilment };
  const nextDay = (await findNextDayWithRoom(trx, request, now, settings)) ?? day;
  // A later shipping day moves the arrival too.
  const nextEventDate = fulfilment === 'shipping' ? getArrivalDay(nextDay) : nextDay;
  return [{ productId: null, field: 'full', was: eventDate, now: nextEventDate }];
}
