import * as v from 'valibot';
import { keptRecord } from '../../data/kept-record';

const wishlist = v.object({
  version: v.literal(1),
  productIds: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

const kept = keptRecord('wishlist', wishlist, { version: 1, productIds: [] });

/** Puts a product on the wishlist on this device, once. */
export function addToWishlist(productId: number): void {
  const { productIds } = kept.read();
  if (productIds.includes(productId)) return;
  kept.write({ version: 1, productIds: [...productIds, productId] });
}
