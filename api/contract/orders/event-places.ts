import { deliveryAreaSlugs } from '../business';

/** Where an order can go: a delivery area, or the shop. */
export const eventPlaces = [...deliveryAreaSlugs, 'pickup'] as const;
export type EventPlace = (typeof eventPlaces)[number];
