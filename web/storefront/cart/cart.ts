import { areDistinct, isPositiveInteger, isRecord } from '../../data/is-record';
import { keptRecord } from '../../data/kept-record';
import { useIsKept, useKept } from '../../data/use-kept';

export interface CartItem {
  readonly productId: number;
  readonly quantity: number;
}

interface Cart {
  readonly version: 1;
  readonly items: readonly CartItem[];
}

const isCartItem = (value: unknown): value is CartItem =>
  isRecord(value) && isPositiveInteger(value.productId) && isPositiveInteger(value.quantity);

const isCart = (value: unknown): value is Cart =>
  isRecord(value) &&
  value.version === 1 &&
  Array.isArray(value.items) &&
  value.items.every(isCartItem) &&
  areDistinct(value.items.map(({ productId }) => productId));

const kept = keptRecord<Cart>('cart', (value) => (isCart(value) ? value : undefined), {
  version: 1,
  items: [],
});

const items = (): readonly CartItem[] => kept.read().items;

/** Puts these into the cart in place of what is there. Answers whether the device keeps it, as all of these do. */
export const replaceCart = (items: readonly CartItem[]): boolean =>
  kept.write({ version: 1, items: [...items] });

export const emptyCart = (): boolean => replaceCart([]);

/** How many of a product are in the cart. */
export const getQuantityInCart = (productId: number): number =>
  items().find((item) => item.productId === productId)?.quantity ?? 0;

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
