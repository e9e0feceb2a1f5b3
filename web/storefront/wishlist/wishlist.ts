import { areDistinct, isPositiveInteger, isRecord } from '../../data/is-record';
import { keptRecord } from '../../data/kept-record';
import { useIsKept, useKept } from '../../data/use-kept';

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

const kept = keptRecord<Wishlist>('wishlist', (value) => (isWishlist(value) ? value : undefined), {
  version: 1,
  productIds: [],
});

const ids = (): readonly number[] => kept.read().productIds;

const write = (productIds: readonly number[]): boolean =>
  kept.write({ version: 1, productIds: [...productIds] });

/** Puts products on the wishlist, each once. Answers whether the device keeps it, as all of these do. */
export const addToWishlist = (...productIds: readonly number[]): boolean =>
  write([...new Set([...ids(), ...productIds])]);

export const removeFromWishlist = (productId: number): boolean =>
  write(ids().filter((id) => id !== productId));

/** Puts a product that was on the wishlist back at its place. */
export const putBackOnWishlist = (productId: number, at: number): boolean =>
  write([...new Set([...ids().slice(0, at), productId, ...ids().slice(at)])]);

/** The products on the wishlist on this device, by number, in the order they were wished for. */
export const useWishlist = (): readonly number[] => useKept(kept).productIds;

/** Whether the device keeps the wishlist; otherwise it is there until the page is closed or loaded anew. */
export const useWishlistIsKept = (): boolean => useIsKept(kept);
