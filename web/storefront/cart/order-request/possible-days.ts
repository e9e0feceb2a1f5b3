import { addDays, findEarliestDay, isOpenOn, toShopDate } from '#contract/core/dates';
import { getNoticeHours } from '#contract/orders/order-validation';
import type { OfferedDays } from '../../../ui/calendar/Calendar';
import { type OrderedLine, toOrderItems } from './order-lines';

/** Events can be planned this many days ahead. */
const furthest = 365;

/** `guests` is raw form input. */
export function noticeFor(lines: readonly OrderedLine[], guests: string): number {
  const productsById = new Map(lines.map(({ product }) => [product.id, product]));
  const order = { guests: Number.parseInt(guests, 10) || null, items: toOrderItems(lines) };
  return getNoticeHours(order, productsById);
}

/** Event dates that leave at least `minNoticeHours` from `now`. */
export function possibleDays(now: Date, notice: number): OfferedDays {
  const today = toShopDate(now);
  const first = findEarliestDay(now, notice);
  const last = addDays(today, furthest);
  const isPossible = (day: string) => day >= first && day <= last && isOpenOn(day);
  return { today, first, last, isPossible };
}
