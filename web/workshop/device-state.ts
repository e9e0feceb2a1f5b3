import { deleteDB } from 'idb';
import type { PlannedEvent } from '#contract/orders/event';
import { savePreferredLanguage } from '../i18n/preferred-language';
import { deleteItem, putItem } from '../outbox/database';
import { databaseName } from '../outbox/database-exists';
import type { OutboxItem, Receipt } from '../outbox/item';
import { type CartItem, cartStore } from '../storefront/cart/cart';
import { eventStore } from '../storefront/event/event-store';
import { addToWishlist } from '../storefront/wishlist/wishlist';
import { setThemePreference } from '../ui/theme-switch/theme-preference';
import type { Look } from './preview-url';

/** What the device of a shopper has stored. */
export interface DeviceState {
  readonly cart?: readonly CartItem[];
  /** Product ids. */
  readonly wishlist?: readonly number[];
  readonly submissions?: readonly OutboxItem[];
  readonly receipts?: readonly Receipt[];
  readonly event?: PlannedEvent;
}

/** Replaces what a shopper and the forms have stored on this device. The mocks keep their own data. */
export async function writeDeviceState(device: DeviceState, look: Look): Promise<void> {
  setThemePreference(look.theme);
  savePreferredLanguage(look.language);
  deleteDrafts();
  cartStore.write({ version: 2, items: [...(device.cart ?? [])] });
  eventStore.write(device.event ?? eventStore.defaultValue);
  localStorage.removeItem('wishlist');
  addToWishlist(...(device.wishlist ?? []));
  await deleteDB(databaseName);
  for (const item of device.submissions ?? []) await putItem(item);
  for (const receipt of device.receipts ?? []) await deleteItem('', receipt);
}

function deleteDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('draft:')) sessionStorage.removeItem(key);
}
