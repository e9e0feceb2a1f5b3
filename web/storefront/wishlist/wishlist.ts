import { areDistinct, isPositiveInteger, isRecord } from '../../data/is-record';
import { createPersistedStore } from '../../data/kept-record';
import { useIsPersisted, usePersisted } from '../../data/use-kept';

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

const ids = (): readonly number[] => wishlistStore.read().productIds;

const write = (productIds: readonly number[]): boolean =>
  wishlistStore.write({ version: 1, productIds: [...productIds] });

/** All writers return whether the device could persist the wishlist. */
export const addToWishlist = (...productIds: readonly number[]): boolean =>
  write([...new Set([...ids(), ...productIds])]);

export const removeFromWishlist = (productId: number): boolean =>
  write(ids().filter((id) => id !== productId));

/** Restores a removed product at its position. */
export const putBackOnWishlist = (productId: number, at: number): boolean =>
  write([...new Set([...ids().slice(0, at), productId, ...ids().slice(at)])]);

/** Product ids, in the order they were added. */
export const useWishlist = (): readonly number[] => usePersisted(wishlistStore).productIds;

/** Otherwise the wishlist is lost on reload. */
export const useIsWishlistPersisted = (): boolean => useIsPersisted(wishlistStore);
