import { toCents } from '../core/cents';
import { addDays, findEarliestDay, toShopDate } from '../core/dates';
import type { BilingualText, Language } from '../core/language';
import { findOption, getRemainingQuantity } from '../products/options';
import { parseServings } from '../products/parse-servings';
import { isSeat } from '../products/product-kind';
import { getProductText } from '../products/product-text';
import type { Product } from '../products/schema';
import { defaultShopSettings, type ShopSettings } from '../settings/shop-settings';
import { orderChanged } from './messages';
import type { OrderChange } from './order-change';
import { getFeeCents, getUnitCents } from './pricing';
import { type GuestNoticeSettings, getGuestNoticeHours } from './product-notice';
import { type FulfillmentMethod, hasDestination, pickupOnly } from './rules';
import type { OrderItem, OrderRequest } from './schema';
import { findEarliestArrival } from './shipping-days';

export interface Servings {
  readonly from: number;
  readonly to: number;
}

type OrderedItem = Pick<OrderItem, 'productId' | 'option' | 'quantity'>;

type ServedProduct = Pick<Product, 'id' | 'category' | 'servingSize' | 'options'>;

type ProductsById<P = Product> = ReadonlyMap<number, P>;

/** People that one unit of the chosen option serves. */
export const getItemServings = (
  product: Pick<ServedProduct, 'servingSize' | 'options'>,
  optionKey: string | null | undefined,
): Servings | undefined =>
  findOption(product, optionKey)?.serves ?? parseServings(product.servingSize);

function sumServings(
  items: readonly OrderedItem[],
  productsById: ProductsById<ServedProduct>,
  countServings: (product: ServedProduct, servings: Servings) => number,
): number {
  const counts = items.map(({ productId, option, quantity }) => {
    const product = productsById.get(productId);
    const servings = product && getItemServings(product, option);
    return product && servings ? countServings(product, servings) * quantity : 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

const countGrazingGuests = (items: readonly OrderedItem[], productsById: ProductsById): number =>
  sumServings(items, productsById, ({ category }, { from }) => (category === 'grazing' ? from : 0));

/** What an order takes of a day's capacity: the people that its food serves at most. Class seats take nothing. */
export const countServings = (
  items: readonly OrderedItem[],
  products: readonly ServedProduct[],
): number =>
  sumServings(items, toMapById(products), (product, { to }) => (isSeat(product) ? 0 : to));

const toMapById = <P extends Pick<Product, 'id'>>(products: readonly P[]): ProductsById<P> =>
  new Map(products.map((product) => [product.id, product]));

type NoticeOrder = {
  readonly guests?: number | null | undefined;
  readonly items: readonly OrderedItem[];
};

/** By `guests` or by the people that the ordered grazing tables serve. */
const countGuests = ({ guests, items }: NoticeOrder, productsById: ProductsById): number =>
  Math.max(guests ?? 0, countGrazingGuests(items, productsById));

export const isLargeEvent = (
  order: NoticeOrder,
  productsById: ProductsById,
  { minLargeEventGuests }: GuestNoticeSettings,
): boolean => countGuests(order, productsById) >= minLargeEventGuests;

export const getNoticeHours = (
  order: NoticeOrder,
  productsById: ProductsById,
  settings: GuestNoticeSettings = defaultShopSettings,
): number => getGuestNoticeHours(countGuests(order, productsById), settings);

/** False if the cart has only class seats. A product missing from `products` counts as delivered. */
export const needsFulfillment = (
  items: readonly Pick<OrderItem, 'productId'>[],
  products: readonly Product[],
): boolean =>
  items.some(({ productId }) => {
    const product = products.find(({ id }) => id === productId);
    return !product || !isSeat(product);
  });

/** Only orders of gift boxes can be shipped. */
export const canShip = (
  items: readonly Pick<OrderItem, 'productId'>[],
  products: readonly Product[],
): boolean =>
  items.length > 0 &&
  items.every(({ productId }) => products.find(({ id }) => id === productId)?.category === 'gifts');

/** Drops the delivery area if nothing is delivered; undefined if the area is missing. */
export function resolveDestination(
  order: OrderRequest,
  products: readonly Product[],
): OrderRequest | undefined {
  if (!needsFulfillment(order.items, products)) return { ...order, ...pickupOnly };
  return hasDestination(order) ? order : undefined;
}

export const isPastDay = (day: string, now: Date): boolean => day < toShopDate(now);

/** How many days ahead orders can be placed. */
const bookableDays = 365;

/** Weddings are planned early. */
const inquiryDays = 2 * 365;

export const getLastOrderDay = (now: Date): string => addDays(toShopDate(now), bookableDays);

export const getLastInquiryDay = (now: Date): string => addDays(toShopDate(now), inquiryDays);

function diffOrderItem(
  item: OrderItem,
  itemsBefore: readonly OrderItem[],
  productsById: ProductsById,
): OrderChange[] {
  const { productId, quantity, price } = item;
  // Requests of earlier versions have no options, and neither have the changes they get.
  const key = item.option ? { productId, option: item.option } : { productId };
  const product = productsById.get(productId);
  const unitCents = product && getUnitCents(product, item);
  if (!product || unitCents === undefined)
    return [{ ...key, field: 'gone', was: quantity, now: null }];
  const unitsBefore = itemsBefore
    .filter((before) => before.productId === productId)
    .reduce((sum, before) => sum + before.quantity, 0);
  const available = getRemainingQuantity(product, findOption(product, item.option), unitsBefore);
  const changes: OrderChange[] = [];
  if (toCents(price) !== unitCents) {
    changes.push({ ...key, field: 'price', was: price, now: unitCents / 100 });
  }
  if (available !== undefined && available < quantity) {
    changes.push({ ...key, field: 'stock', was: quantity, now: available });
  }
  return changes;
}

type ComparedOrder = Pick<
  OrderRequest,
  'eventDate' | 'guests' | 'items' | 'fee' | 'area' | 'recipients'
> & { readonly fulfilment?: FulfillmentMethod };

/** What is not any more as the sender saw it. Whether the day has room is for the database to say. */
export function diffOrder(
  order: ComparedOrder,
  products: readonly Product[],
  now: Date,
  settings: ShopSettings = defaultShopSettings,
): OrderChange[] {
  const productsById = toMapById(products);
  const changes = order.items.flatMap((item, index) =>
    diffOrderItem(item, order.items.slice(0, index), productsById),
  );
  return [...changes, ...diffFee(order, settings), ...diffDate(order, productsById, now, settings)];
}

function diffFee(order: ComparedOrder, settings: ShopSettings): OrderChange[] {
  const { fee: was, fulfilment = 'pickup', area, recipients } = order;
  if (was === undefined || was === null) return [];
  const feeCents = getFeeCents({ fulfilment, area, recipientCount: recipients?.length }, settings);
  return feeCents === undefined || toCents(was) === feeCents
    ? []
    : [{ productId: null, field: 'fee', was, now: feeCents / 100 }];
}

function diffDate(
  order: ComparedOrder,
  productsById: ProductsById,
  now: Date,
  settings: ShopSettings,
): OrderChange[] {
  const { eventDate: was } = order;
  const earliest = findEarliestOrderDay(order, productsById, now, settings);
  return was < earliest ? [{ productId: null, field: 'date', was, now: earliest }] : [];
}

/** Event day of a delivery or pickup, or the day until which a shipped order arrives. */
function findEarliestOrderDay(
  order: NoticeOrder & { readonly fulfilment?: FulfillmentMethod },
  productsById: ProductsById,
  now: Date,
  settings: ShopSettings = defaultShopSettings,
): string {
  if (order.fulfilment === 'shipping') return findEarliestArrival(now);
  return findEarliestDay(now, getNoticeHours(order, productsById, settings), settings);
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

/** A stored order line: the names and the unit price at the time of the order. */
export interface OrderLine extends OrderedItem {
  readonly productName: string;
  readonly optionName?: BilingualText | null;
  readonly priceCents: number;
}

export function toOrderLines(
  items: readonly OrderItem[],
  products: readonly Pick<Product, 'id' | 'name' | 'options'>[],
): OrderLine[] {
  const productsById = toMapById(products);
  return items.map(({ productId, option: key, quantity, price }) => {
    const product = productsById.get(productId);
    const option = product && findOption(product, key);
    return {
      productId,
      option: option?.key ?? null,
      quantity,
      productName: product?.name ?? '',
      // The name of an only option says nothing.
      optionName: (product?.options.length ?? 0) > 1 ? (option?.name ?? null) : null,
      priceCents: toCents(price),
    };
  });
}

export const getTotalCents = (items: readonly Omit<OrderItem, 'productId'>[]): number =>
  items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
