import * as v from 'valibot';
import { keptRecord } from '../../data/kept-record';

const productId = v.pipe(v.number(), v.integer(), v.minValue(1));

const cart = v.object({
  version: v.literal(1),
  items: v.array(v.object({ productId, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
});

const kept = keptRecord('cart', cart, { version: 1, items: [] });

/** Puts a quantity of a product into the cart on this device, on top of what is there. */
export function addToCart(productId: number, quantity: number): void {
  const { items } = kept.read();
  const others = items.filter((item) => item.productId !== productId);
  const already = items.find((item) => item.productId === productId)?.quantity ?? 0;
  kept.write({ version: 1, items: [...others, { productId, quantity: already + quantity }] });
}
