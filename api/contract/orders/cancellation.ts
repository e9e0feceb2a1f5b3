import { getOpeningTime, toShopInstant } from '../core/dates';
import type { ShopSettings } from '../settings/schema';
import type { OrderRecord } from './admin-schema';
import { isOpenStatus } from './stock';

const hourMs = 60 * 60 * 1000;

/**
 * Until when the customer may cancel for free: so many hours before the window, or before opening time without one.
 * Undefined for an order that is declined or fulfilled.
 */
export function getCancellationDeadline(
  { status, kitchenDate, window }: Pick<OrderRecord, 'status' | 'kitchenDate' | 'window'>,
  isLargeEvent: boolean,
  settings: ShopSettings,
): Date | undefined {
  if (!isOpenStatus(status)) return undefined;
  const start = window ? toShopInstant(kitchenDate, window) : getOpeningTime(kitchenDate, settings);
  const hours = isLargeEvent ? settings.largeEventNoticeHours : settings.cancellationHours;
  return new Date(start.getTime() - hours * hourMs);
}
