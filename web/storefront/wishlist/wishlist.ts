import { createPersistedStore } from '../../data/persisted-store';
import { areDistinct, isPositiveInteger, isRecord } from '../../data/type-guards';
import { useIsPersisted, usePersisted } from '../../data/use-persisted';

interface Wishlist {
  readonly version: 1;
  readonly productIds: readonly number[];
}

const isWishlist = (value: unknown): value is Wishlist =>
  isRecord(value) &&
  value.version === 1 &&
  Array.isArray(value.productIds) &&
  value.productIds.every(isPositiveInteger) &&
  areDistinct(value.productIds);

const wishlistStore = createPersistedStore<Wishlist>(
  'wishlist',
  (value) => (isWishlist(value) ? value : undefined),
  {
    version: 1,
    productIds: [],
  },
);

const readIds = (): readonly number[] => wishlistStore.read().productIds;

const writeIds = (productIds: readonly number[]): boolean =>
  wishlistStore.write({ version: 1, productIds: [...productIds] });

/** Like all functions that change the wishlist, returns false if the device could not save it. */
export const addToWishlist = (...productIds: readonly number[]): boolean =>
  writeIds([...new Set([...readIds(), ...productIds])]);

export const removeFromWishlist = (productId: number): boolean =>
  writeIds(readIds().filter((id) => id !== productId));

export const restoreToWishlist = (productId: number, index: number): boolean =>
  writeIds([...new Set([...readIds().slice(0, index), productId, ...readIds().slice(index)])]);

/** Product ids in the order in which they were added. */
export const useWishlist = (): readonly number[] => usePersisted(wishlistStore).productIds;

/** If false, the wishlist is lost when the page is closed or reloaded. */
export const useIsWishlistPersisted = (): boolean => useIsPersisted(wishlistStore);
