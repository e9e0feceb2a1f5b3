import { getServingRange } from '../products/option-range';
import type { Product } from '../products/schema';
import type { ShopSettings } from '../settings/schema';

/** What the first possible day depends on. */
export type NoticeSettings = Pick<
  ShopSettings,
  | 'openDays'
  | 'opens'
  | 'closedDates'
  | 'noticeHours'
  | 'largeEventNoticeHours'
  | 'minLargeEventGuests'
>;

/** Grazing tables for many people need the notice of a large event, even for few guests. */
export function getProductNoticeHours(
  product: Pick<Product, 'category' | 'options' | 'facts'>,
  people: number | undefined,
  settings: NoticeSettings,
): number {
  const smallest = getServingRange(product)?.from ?? 0;
  const guests = Math.max(people ?? 0, product.category === 'grazing' ? smallest : 0);
  return guests >= settings.minLargeEventGuests
    ? settings.largeEventNoticeHours
    : settings.noticeHours;
}
