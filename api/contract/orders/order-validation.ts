import { largeEventLeadTimeHours, leadTimeHours, minLargeEventGuests } from '../business';
import { findEarliestDay, toShopDate } from '../core/dates';
import type { BilingualText, Language } from '../core/language';
import { isSeat } from '../products/product-kind';
import { getProductText } from '../products/product-text';
import type { Product } from '../products/schema';
import { getAvailableQuantity } from '../products/stock-level';
import { orderChanged } from './messages';
import type { OrderChange } from './order-change';
import { hasDestination, pickupOnly } from './rules';
import type { OrderItem, OrderRequest } from './schema';

export interface Servings {
  readonly from: number;
  readonly to: number;
}

/** Parses 'Serves 25–40' or 'Small: serves 2–4'; undefined if there are no digits. */
export function parseServings({ servingSize }: Pick<Product, 'servingSize'>): Servings | undefined {
  const servingText = (servingSize ?? '').replace(/^.*\bserves\b/i, '');
  const [, from, to = from] = /(\d+)(?:\s*(?:–|—|-|to)\s*(\d+))?/.exec(servingText) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

type ItemQuantity = Pick<OrderItem, 'productId' | 'quantity'>;

type ProductsById = ReadonlyMap<number, Product>;

function countGrazingGuests(items: readonly ItemQuantity[], productsById: ProductsById): number {
  const guestCounts = items.map(({ productId, quantity }) => {
    const product = productsById.get(productId);
    if (product?.category !== 'grazing') return 0;
    return (parseServings(product)?.from ?? 0) * quantity;
  });
  return guestCounts.reduce((sum, number) => sum + number, 0);
}

/** Large events need more notice: by `guests` or by the people that the ordered grazing tables serve. */
export function getNoticeHours(
  { guests, items }: { guests?: number | null | undefined; items: readonly ItemQuantity[] },
  productsById: ProductsById,
): number {
  const people = Math.max(guests ?? 0, countGrazingGuests(items, productsById));
  return people >= minLargeEventGuests ? largeEventLeadTimeHours : leadTimeHours;
}

/** False if the cart has only class seats. A product missing from `products` counts as delivered. */
export const needsFulfillment = (
  items: readonly Pick<OrderItem, 'productId'>[],
  products: readonly Product[],
): boolean =>
  items.some(({ productId }) => {
    const product = products.find(({ id }) => id === productId);
    return !product || !isSeat(product);
  });

/** Drops the delivery area if nothing is delivered; undefined if the area is missing. */
export function resolveDestination(
  order: OrderRequest,
  products: readonly Product[],
): OrderRequest | undefined {
  if (!needsFulfillment(order.items, products)) return { ...order, ...pickupOnly };
  return hasDestination(order) ? order : undefined;
}

export const isPastDay = (day: string, now: Date): boolean => day < toShopDate(now);

const toCents = (dollars: number): number => Math.round(dollars * 100);

function diffOrderItem(item: OrderItem, productsById: ProductsById): OrderChange[] {
  const { productId, quantity, price } = item;
  const product = productsById.get(productId);
  if (!product) return [{ productId, field: 'gone', was: quantity, now: null }];
  const available = getAvailableQuantity(product);
  const changes: OrderChange[] = [];
  if (toCents(price) !== toCents(product.price)) {
    changes.push({ productId, field: 'price', was: price, now: product.price });
  }
  if (available !== undefined && available < quantity) {
    changes.push({ productId, field: 'stock', was: quantity, now: available });
  }
  return changes;
}

export function diffOrder(
  order: Pick<OrderRequest, 'eventDate' | 'guests' | 'items'>,
  products: readonly Product[],
  now: Date,
): OrderChange[] {
  const productsById = new Map(products.map((product) => [product.id, product]));
  const changes = order.items.flatMap((item) => diffOrderItem(item, productsById));
  const earliest = findEarliestDay(now, getNoticeHours(order, productsById));
  const { eventDate: was } = order;
  return was < earliest
    ? [...changes, { productId: null, field: 'date', was, now: earliest }]
    : changes;
}

/** Message of a 409: names the available quantities if only stock is short. */
export function buildOrderChangedMessage(
  changes: readonly OrderChange[],
  products: readonly Product[],
): BilingualText {
  const shortages = changes.flatMap((change) => (change.field === 'stock' ? [change] : []));
  if (shortages.length < changes.length || shortages.length === 0) return orderChanged;
  const getName = (id: number, language: Language) => {
    const product = products.find((candidate) => candidate.id === id);
    return product ? getProductText(product, 'name', language) : '';
  };
  const en = shortages
    .map(({ productId, now }) => `${now} of ${getName(productId, 'en')}`)
    .join(', ');
  const es = shortages
    .map(({ productId, now }) => `${now} de ${getName(productId, 'es')}`)
    .join(', ');
  return { en: `We have only ${en}.`, es: `Solo tenemos ${es}.` };
}

/** A stored order line: the product's name and unit price at the time of the order. */
export interface OrderLine extends ItemQuantity {
  readonly productName: string;
  readonly priceCents: number;
}

export function toOrderLines(
  items: readonly OrderItem[],
  products: readonly Product[],
): OrderLine[] {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return items.map(({ productId, quantity, price }) => ({
    productId,
    productName: names.get(productId) ?? '',
    quantity,
    priceCents: toCents(price),
  }));
}

export const getTotalCents = (items: readonly Omit<OrderItem, 'productId'>[]): number =>
  items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
