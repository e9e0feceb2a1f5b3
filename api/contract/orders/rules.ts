import { deliveryAreas } from '../business';

export const fulfilments = ['delivery', 'pickup'] as const;
export type Fulfilment = (typeof fulfilments)[number];

export const orderStatuses = ['New', 'Confirmed', 'Declined', 'Fulfilled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const firstOrderStatus: OrderStatus = 'New';

/** By slug, by name in either language, or by one of its places, ignoring case. */
export function findDeliveryArea(written: string) {
  const wanted = written.trim().toLowerCase();
  return deliveryAreas.find(({ slug, name, places }) =>
    [slug, name.en, name.es, ...places].some((other) => other.toLowerCase() === wanted),
  );
}

interface Place {
  readonly fulfilment: Fulfilment;
  readonly area?: string | null | undefined;
}

export const isReachable = ({ fulfilment, area }: Place): boolean =>
  fulfilment === 'pickup' || Boolean(area);

export const noDelivery = { fulfilment: 'pickup' as Fulfilment, area: undefined };

/** `id` counts from 1: LH-1001 is the first. */
export const orderNumber = (id: number): string => `LH-${1000 + id}`;
