import { deliveryAreas } from '../business';

export const fulfillmentMethods = ['delivery', 'pickup'] as const;
export type FulfillmentMethod = (typeof fulfillmentMethods)[number];

export const orderStatuses = ['New', 'Confirmed', 'Declined', 'Fulfilled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const initialOrderStatus: OrderStatus = 'New';

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
  fulfilment === 'pickup' || Boolean(area);

export const pickupOnly = { fulfilment: 'pickup' as FulfillmentMethod, area: undefined };

/** `id` counts from 1: LH-1001 is the first. */
export const formatOrderNumber = (id: number): string => `LH-${1000 + id}`;
