import { findEarliestDay, isOpenOn } from '../core/dates';
import type { Product } from '../products/schema';
import { getStockLevel } from '../products/stock-level';
import type { Requirements } from '../products/suitability';
import type { ShopSettings } from '../settings/schema';
import type { EventPlace } from './event-places';
import { getProductNoticeHours } from './product-notice';

/** What a shopper plans; kept on the device. Everything is optional, and it's never sent by itself. */
export interface PlannedEvent extends Requirements {
  /** 'YYYY-MM-DD' in the shop's time zone. */
  readonly date?: string | undefined;
  readonly people?: number | undefined;
  readonly place?: EventPlace | undefined;
}

/** Why a product can't be had for the event. */
export type Unavailability =
  | { readonly reason: 'out-of-stock' }
  /** The shop is closed that day. */
  | { readonly reason: 'closed' }
  /** The kitchen has no room that day. */
  | { readonly reason: 'full' }
  /** `earliest` is the first possible day. */
  | { readonly reason: 'too-soon'; readonly earliest: string };

export interface AvailabilityContext {
  readonly now: Date;
  readonly settings: ShopSettings;
  /** Days of the kitchen without room, 'YYYY-MM-DD'; empty if unknown. */
  readonly fullDays: readonly string[];
}

type OrderedProduct = Pick<
  Product,
  'category' | 'options' | 'facts' | 'inStock' | 'quantityAvailable'
>;

/** `findUnavailability` for many products: the same days are computed only once. */
export function createUnavailabilityFinder(
  { date, people }: Pick<PlannedEvent, 'date' | 'people'>,
  context: AvailabilityContext,
): (product: OrderedProduct) => Unavailability | undefined {
  const { now, settings, fullDays } = context;
  const isClosed = date !== undefined && !isOpenOn(date, settings);
  const isFull = date !== undefined && fullDays.includes(date);
  const earliestByNotice = new Map<number, string>();

  function findEarliest(product: OrderedProduct): string {
    const noticeHours = getProductNoticeHours(product, people, settings);
    const earliest =
      earliestByNotice.get(noticeHours) ?? findEarliestDay(now, noticeHours, settings);
    earliestByNotice.set(noticeHours, earliest);
    return earliest;
  }

  return (product) => {
    if (getStockLevel(product) === 'out-of-stock') return { reason: 'out-of-stock' };
    if (date === undefined) return undefined;
    if (isClosed) return { reason: 'closed' };
    const earliest = findEarliest(product);
    if (date < earliest) return { reason: 'too-soon', earliest };
    return isFull ? { reason: 'full' } : undefined;
  };
}

/** Undefined if it can be had. Without a date, only the stock counts. */
export const findUnavailability = (
  product: OrderedProduct,
  event: Pick<PlannedEvent, 'date' | 'people'>,
  context: AvailabilityContext,
): Unavailability | undefined => createUnavailabilityFinder(event, context)(product);
