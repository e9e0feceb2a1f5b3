import { largeEventGuests, largeEventHours, leadTimeHours } from '../business';
import { dayInShop, earliestDay } from '../core/dates';
import type { BilingualText, Language } from '../core/language';
import { isSeat } from '../products/details';
import { availableQuantity, productText } from '../products/rules';
import type { Product } from '../products/schema';
import { orderChanged } from './messages';
import type { OrderChange } from './order-diff';
import { isReachable, noDelivery } from './rules';
import type { OrderItem, OrderRequest } from './schema';

export interface Servings {
  readonly from: number;
  readonly to: number;
}

/** Parses 'Serves 25–40' or 'Small: serves 2–4'; undefined if there are no digits. */
export function parseServings({ servingSize }: Pick<Product, 'servingSize'>): Servings | undefined {
  const served = (servingSize ?? '').replace(/^.*\bserves\b/i, '');
  const [, from, to = from] = /(\d+)(?:\s*(?:–|—|-|to)\s*(\d+))?/.exec(served) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

type ItemQuantity = Pick<OrderItem, 'productId' | 'quantity'>;

type ProductsById = ReadonlyMap<number, Product>;

function guestsAtTables(items: readonly ItemQuantity[], productsById: ProductsById): number {
  const seats = items.map(({ productId, quantity }) => {
    const product = productsById.get(productId);
    if (product?.category !== 'grazing') return 0;
    return (parseServings(product)?.from ?? 0) * quantity;
  });
  return seats.reduce((sum, number) => sum + number, 0);
}

/** Large events need more notice: by `guests` or by the people that the ordered grazing tables serve. */
export function noticeHours(
  { guests, items }: { guests?: number | null | undefined; items: readonly ItemQuantity[] },
  productsById: ProductsById,
): number {
  const people = Math.max(guests ?? 0, guestsAtTables(items, productsById));
  return people >= largeEventGuests ? largeEventHours : leadTimeHours;
}

/** False if the cart has only class seats. A product missing from `products` counts as delivered. */
export const hasDelivery = (
  items: readonly Pick<OrderItem, 'productId'>[],
  products: readonly Product[],
): boolean =>
  items.some(({ productId }) => {
    const product = products.find(({ id }) => id === productId);
    return !product || !isSeat(product);
  });

/** Drops the delivery area if nothing is delivered; undefined if the area is missing. */
export function resolvePlace(
  order: OrderRequest,
  products: readonly Product[],
): OrderRequest | undefined {
  if (!hasDelivery(order.items, products)) return { ...order, ...noDelivery };
  return isReachable(order) ? order : undefined;
}

export const isPast = (day: string, now: Date): boolean => day < dayInShop(now);

const inCents = (dollars: number): number => Math.round(dollars * 100);

function diffOrderItem(item: OrderItem, productsById: ProductsById): OrderChange[] {
  const { productId, quantity, price } = item;
  const product = productsById.get(productId);
  if (!product) return [{ productId, field: 'gone', was: quantity, now: null }];
  const left = availableQuantity(product);
  const changes: OrderChange[] = [];
  if (inCents(price) !== inCents(product.price)) {
    changes.push({ productId, field: 'price', was: price, now: product.price });
  }
  if (left !== undefined && left < quantity) {
    changes.push({ productId, field: 'stock', was: quantity, now: left });
  }
  return changes;
}

export function orderChanges(
  order: Pick<OrderRequest, 'eventDate' | 'guests' | 'items'>,
  products: readonly Product[],
  now: Date,
): OrderChange[] {
  const productsById = new Map(products.map((product) => [product.id, product]));
  const changes = order.items.flatMap((item) => diffOrderItem(item, productsById));
  const first = earliestDay(now, noticeHours(order, productsById));
  const { eventDate: was } = order;
  return was < first ? [...changes, { productId: null, field: 'date', was, now: first }] : changes;
}

/** Message of a 409: names the available quantities if only stock is short. */
export function orderChangedMessage(
  changes: readonly OrderChange[],
  products: readonly Product[],
): BilingualText {
  const short = changes.flatMap((change) => (change.field === 'stock' ? [change] : []));
  if (short.length < changes.length || short.length === 0) return orderChanged;
  const name = (id: number, language: Language) => {
    const product = products.find((other) => other.id === id);
    return product ? productText(product, 'name', language) : '';
  };
  const en = short.map(({ productId, now }) => `${now} of ${name(productId, 'en')}`).join(', ');
  const es = short.map(({ productId, now }) => `${now} de ${name(productId, 'es')}`).join(', ');
  return { en: `We have only ${en}.`, es: `Solo tenemos ${es}.` };
}

/** A stored order line: the product's name and unit price at the time of the order. */
export interface OrderLine extends ItemQuantity {
  readonly productName: string;
  readonly priceCents: number;
}

export function orderLines(items: readonly OrderItem[], products: readonly Product[]): OrderLine[] {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return items.map(({ productId, quantity, price }) => ({
    productId,
    productName: names.get(productId) ?? '',
    quantity,
    priceCents: inCents(price),
  }));
}

export const totalCents = (items: readonly Omit<OrderItem, 'productId'>[]): number =>
  items.reduce((sum, { price, quantity }) => sum + inCents(price) * quantity, 0);
