import { deliveryAreas } from '../business';
import { isTimeOfDay } from '../core/time-of-day';

/** 'shipping': gift boxes only, by carrier to each recipient. */
export const fulfillmentMethods = ['delivery', 'pickup', 'shipping'] as const;
export type FulfillmentMethod = (typeof fulfillmentMethods)[number];

export const orderStatuses = ['New', 'Confirmed', 'Declined', 'Fulfilled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderChannels = ['web', 'phone'] as const;

/** Events of an order apart from its status. `declined` is the owner's answer, `cancelled` the customer's. */
export const orderEventKinds = [
  'received',
  'changed',
  'changes-accepted',
  'changes-rejected',
  'confirmed',
  'reopened',
  'declined',
  'cancelled',
  'out-for-delivery',
  'ready',
  'delivered',
  'emailed',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

export const initialOrderStatus: OrderStatus = 'New';

/** Of a customer's order and of the owner's edit alike. */
export const orderLimits = {
  /** Lines of an order. */
  items: 100,
  /** Units of a line. */
  quantity: 9999,
  guests: 9999,
  /** In characters. */
  optionKeyLength: 100,
};

/** By slug, by name in either language, or by one of its places, ignoring case. */
export function findDeliveryArea(query: string) {
  const normalizedQuery = query.trim().toLowerCase();
  return deliveryAreas.find(({ slug, name, places }) =>
    [slug, name.en, name.es, ...places].some(
      (candidate) => candidate.toLowerCase() === normalizedQuery,
    ),
  );
}

interface Destination {
  readonly fulfilment: FulfillmentMethod;
  readonly area?: string | null | undefined;
}

export const hasDestination = ({ fulfilment, area }: Destination): boolean =>
  fulfilment !== 'delivery' || Boolean(area);

export const pickupOnly = { fulfilment: 'pickup' as FulfillmentMethod, area: undefined };

/** `id` counts from 1: LH-1001 is the first. */
export const formatOrderNumber = (id: number): string => `LH-${1000 + id}`;

/** The id of an order number; undefined if it is none. */
export function parseOrderNumber(number: string): number | undefined {
  const [, digits] = /^LH-(\d{4,12})$/.exec(number) ?? [];
  const id = Number(digits) - 1000;
  return digits !== undefined && id > 0 ? id : undefined;
}

/** Hours of a delivery or pickup window. */
export const windowHours = 2;

/** Start times 'HH:MM' of the two-hour windows between two times of day, one per hour. */
export function listWindows(from: string, to: string): string[] {
  const [first = 0, firstMinutes = 0] = from.split(':').map(Number);
  const [last = 0, lastMinutes = 0] = to.split(':').map(Number);
  const start = first * 60 + firstMinutes;
  const end = last * 60 + lastMinutes;
  const count = Math.max(0, Math.floor((end - start) / 60) - windowHours + 1);
  return Array.from({ length: count }, (_, index) => formatTimeOfDay(start + index * 60));
}

export const getWindowEnd = (windowStart: string): string => {
  const [hours = 0, minutes = 0] = windowStart.split(':').map(Number);
  return formatTimeOfDay((hours + windowHours) * 60 + minutes);
};

/** Whether a window can begin at that time: it ends on the same day. */
export const isWindowStart = (time: string): boolean =>
  isTimeOfDay(time) && getWindowEnd(time) <= '24:00';

const formatTimeOfDay = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Confirmed orders for so many days from today are in the view of what waits. */
export const waitingDays = 7;
