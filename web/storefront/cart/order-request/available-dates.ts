import { addDays, findEarliestDay, isOpenOn, toShopDate } from '#contract/core/dates';
import { getLastOrderDay, getNoticeHours } from '#contract/orders/order-validation';
import type { FulfillmentMethod } from '#contract/orders/rules';
import { findEarliestArrival, getKitchenDay, isBusinessDay } from '#contract/orders/shipping-days';
import type { ShopSettings } from '#contract/settings/schema';
import type { AvailableDates, UnavailableReason } from '../../../ui/calendar/available-dates';
import { type LineItem, toOrderItems } from './line-items';

/** `guests` is raw form input. */
export function getCartNoticeHours(
  lines: readonly LineItem[],
  guests: string,
  settings: ShopSettings,
): number {
  const productsById = new Map(lines.map(({ product }) => [product.id, product]));
  const order = { guests: Number.parseInt(guests, 10) || null, items: toOrderItems(lines) };
  return getNoticeHours(order, productsById, settings);
}

interface DateLimits {
  readonly fulfilment: FulfillmentMethod;
  readonly noticeHours: number;
  readonly settings: ShopSettings;
  /** Days of the kitchen without room for the order. */
  readonly fullDays: readonly string[];
}

/** Event dates of a delivery or a pickup, or the days until which a shipped order can arrive. */
export function getAvailableDates(
  now: Date,
  { fulfilment, noticeHours, settings, fullDays }: DateLimits,
): AvailableDates & Required<Pick<AvailableDates, 'getReason'>> {
  const isShipped = fulfilment === 'shipping';
  const today = toShopDate(now);
  const last = getLastOrderDay(now);
  const earliest = isShipped
    ? findEarliestArrival(now)
    : findEarliestDay(now, noticeHours, settings);

  function getReason(date: string): UnavailableReason | undefined {
    if (date < today || date > last) return undefined;
    const isOpen = isShipped ? isBusinessDay(date) : isOpenOn(date, settings);
    if (!isOpen) return 'closed';
    if (date < earliest) return 'too-soon';
    return fullDays.includes(getKitchenDay({ eventDate: date, fulfilment })) ? 'full' : undefined;
  }

  const isAvailable = (date: string) =>
    date >= earliest && date <= last && getReason(date) === undefined;
  return { today, first: findFirst(earliest, last, isAvailable), last, isAvailable, getReason };
}

function findFirst(earliest: string, last: string, isAvailable: (date: string) => boolean): string {
  let date = earliest;
  while (date < last && !isAvailable(date)) date = addDays(date);
  return date;
}
