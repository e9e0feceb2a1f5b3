import { getServingRange } from '../products/option-range';
import type { Product } from '../products/schema';
import type { ShopSettings } from '../settings/schema';

/** What the notice depends on. */
export type GuestNoticeSettings = Pick<
  ShopSettings,
  'noticeHours' | 'largeEventNoticeHours' | 'minLargeEventGuests'
>;

/** What the first possible day depends on. */
export type NoticeSettings = GuestNoticeSettings &
  Pick<ShopSettings, 'openDays' | 'opens' | 'closedDates'>;

/**
 * People that a grazing table serves at least; 0 for anything else. Unconfirmed servings count too: better too much
 * notice than a day that the kitchen can't keep.
 */
export function getMinGuests(product: Pick<Product, 'category' | 'options' | 'facts'>): number {
  if (product.category !== 'grazing') return 0;
  return (getServingRange(product) ?? product.facts.serves)?.from ?? 0;
}

/** Large events need more notice. */
export const getGuestNoticeHours = (guests: number, settings: GuestNoticeSettings): number =>
  guests >= settings.minLargeEventGuests ? settings.largeEventNoticeHours : settings.noticeHours;

/** Grazing tables for many people need the notice of a large event, even for few guests. */
export function getProductNoticeHours(
  product: Pick<Product, 'category' | 'options' | 'facts'>,
  people: number | undefined,
  settings: NoticeSettings,
): number {
  return getGuestNoticeHours(Math.max(people ?? 0, getMinGuests(product)), settings);
}
