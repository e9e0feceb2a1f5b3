import { addDays, findEarliestDay, isOpenOn, toShopDate } from '#contract/core/dates';
import { getNoticeHours } from '#contract/orders/order-validation';
import type { AvailableDates } from '../../../ui/calendar/Calendar';
import { type LineItem, toOrderItems } from './line-items';

/** Events can be planned this many days ahead. */
const maxLeadDays = 365;

/** `guests` is raw form input. */
export function getCartNoticeHours(lines: readonly LineItem[], guests: string): number {
  const productsById = new Map(lines.map(({ product }) => [product.id, product]));
  const order = { guests: Number.parseInt(guests, 10) || null, items: toOrderItems(lines) };
  return getNoticeHours(order, productsById);
}

/** Event dates that leave at least `minNoticeHours` from `now`. */
export function getAvailableDates(now: Date, minNoticeHours: number): AvailableDates {
  const today = toShopDate(now);
  const first = findEarliestDay(now, minNoticeHours);
  const last = addDays(today, maxLeadDays);
  const isAvailable = (date: string) => date >= first && date <= last && isOpenOn(date);
  return { today, first, last, isAvailable };
}
