import { deliveryAreas } from '../business';

export const fulfilments = ['delivery', 'pickup'] as const;
export type Fulfilment = (typeof fulfilments)[number];

export const orderStatuses = ['New', 'Confirmed', 'Declined', 'Fulfilled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const firstOrderStatus: OrderStatus = 'New';

/** The area a slug, a name in either language or one of its places means, whatever its case; undefined when none. */
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

/** Whether it says where it goes. */
export const isReachable = ({ fulfilment, area }: Place): boolean =>
  fulfilment === 'pickup' || Boolean(area);

/** Where an order goes of which nothing is delivered. */
export const noDelivery = { fulfilment: 'pickup' as Fulfilment, area: undefined };

/** How the shop and its customers call an order; `id` counts from 1. */
export const orderNumber = (id: number): string => `LH-${1000 + id}`;
