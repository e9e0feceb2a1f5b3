import { giftShipping } from '../business';
import { addDays, toShopDate } from '../core/dates';
import type { FulfillmentMethod } from './rules';

// Carriers count business days: Monday to Friday.

export const isBusinessDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** Negative `count` goes back. */
export function addBusinessDays(day: string, count: number): string {
  const step = Math.sign(count);
  let current = day;
  for (let left = Math.abs(count); left > 0; ) {
    current = addDays(current, step);
    if (isBusinessDay(current)) left -= 1;
  }
  return current;
}

/** With the longest handling and transit times. */
export const findEarliestArrival = (now: Date): string =>
  addBusinessDays(toShopDate(now), giftShipping.handlingDays.to + giftShipping.transitDays.to);

/** When a shipment that is handed to the carrier that day arrives at the latest. */
export const getArrivalDay = (shipDay: string): string =>
  addBusinessDays(shipDay, giftShipping.transitDays.to);

/**
 * The day that the kitchen works on an order: its event date, or the last day to hand a shipment to the carrier. May be
 * a day when the shop is closed to visitors.
 */
export const getKitchenDay = ({
  eventDate,
  fulfilment,
}: {
  readonly eventDate: string;
  readonly fulfilment: FulfillmentMethod;
}): string =>
  fulfilment === 'shipping' ? addBusinessDays(eventDate, -giftShipping.transitDays.to) : eventDate;
