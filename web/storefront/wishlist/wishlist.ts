import * as v from 'valibot';
import { keptRecord } from '../../data/kept-record';
import { useIsKept, useKept } from '../../data/use-kept';

const isEachOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

const wishlist = v.object({
  version: v.literal(1),
  productIds: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.check((ids) => isEachOnce(ids)),
  ),
});

const kept = keptRecord('wishlist', wishlist, { version: 1, productIds: [] });

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
