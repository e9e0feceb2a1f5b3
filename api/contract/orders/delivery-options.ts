import type { ShopSettings } from '../settings/schema';
import { type FulfillmentMethod, listWindows } from './rules';

/** Carriers' nine digits name an address within the five digits of an area. */
const toFiveDigits = (zip: string): string => zip.trim().slice(0, 5);

type DeliverySettings = Pick<ShopSettings, 'deliveryAreas'>;

/** Accepts every ZIP code if the owner lists none for the area. */
export function isZipInArea(
  zip: string,
  area: string | null | undefined,
  { deliveryAreas }: DeliverySettings,
): boolean {
  const zipCodes = deliveryAreas.find(({ slug }) => slug === area)?.zipCodes ?? [];
  return zipCodes.length === 0 || zipCodes.includes(toFiveDigits(zip));
}

/** The area that lists the ZIP code. */
export const findAreaByZip = (zip: string, { deliveryAreas }: DeliverySettings) =>
  deliveryAreas.find(({ zipCodes }) => zipCodes.includes(toFiveDigits(zip)));

type WindowSettings = Pick<ShopSettings, 'opens' | 'closes' | 'pickupFrom' | 'pickupTo'>;

/** Start times 'HH:MM' of the windows for a delivery or a pickup; shipped orders have none. */
export function listOrderWindows(
  fulfilment: FulfillmentMethod,
  { opens, closes, pickupFrom, pickupTo }: WindowSettings,
): string[] {
  if (fulfilment === 'shipping') return [];
  return fulfilment === 'pickup' ? listWindows(pickupFrom, pickupTo) : listWindows(opens, closes);
}
