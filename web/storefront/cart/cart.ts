import * as v from 'valibot';
import { keptRecord } from '../../data/kept-record';
import { useIsKept, useKept } from '../../data/use-kept';

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

const cartItem = v.object({ productId: wholeNumber, quantity: wholeNumber });
export type CartItem = Readonly<v.InferOutput<typeof cartItem>>;

const isEachOnce = (items: readonly CartItem[]): boolean =>
  new Set(items.map(({ productId }) => productId)).size === items.length;

const cart = v.object({
  version: v.literal(1),
  items: v.pipe(
    v.array(cartItem),
    v.check((items) => isEachOnce(items)),
  ),
});

const kept = keptRecord('cart', cart, { version: 1, items: [] });

const items = (): readonly CartItem[] => kept.read().items;

/** Puts these into the cart in place of what is there. Answers whether the device keeps it, as all of these do. */
export const replaceCart = (items: readonly CartItem[]): boolean =>
  kept.write({ version: 1, items: [...items] });

export const emptyCart = (): boolean => replaceCart([]);

/** Puts a quantity of a product into the cart, on top of what is there of it. */
export const addToCart = (productId: number, quantity: number): boolean =>
  putBack({ productId, quantity }, items().length);

/** Puts something that was in the cart back at its place, on top of what is there of it by now. */
export function putBack({ productId, quantity }: CartItem, at: number): boolean {
  const there = items().find((item) => item.productId === productId);
  if (there) return setQuantity(productId, there.quantity + quantity);
  return replaceCart([...items().slice(0, at), { productId, quantity }, ...items().slice(at)]);
}

/** Changes how many of a product are in the cart; what is not in it stays out. */
export const setQuantity = (productId: number, quantity: number): boolean =>
  replaceCart(
    items().map((item) => (item.productId === productId ? { productId, quantity } : item)),
  );

export const removeFromCart = (productId: number): boolean =>
  replaceCart(items().filter((item) => item.productId !== productId));

/** What is in the cart on this device, in the order it was put there. */
export const useCart = (): readonly CartItem[] => useKept(kept).items;

/** Whether the device keeps the cart; otherwise it is there until the page is closed or loaded anew. */
export const useCartIsKept = (): boolean => useIsKept(kept);
