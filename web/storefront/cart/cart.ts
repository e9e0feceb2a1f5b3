import { createPersistedStore } from '../../data/persisted-store';
import { areDistinct, isPositiveInteger, isRecord } from '../../data/type-guards';
import { useIsPersisted, usePersisted } from '../../data/use-persisted';

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

const persistedCart = createPersistedStore<Cart>(
  'cart',
  (value) => (isCart(value) ? value : undefined),
  {
    version: 1,
    items: [],
  },
);

const items = (): readonly CartItem[] => persistedCart.read().items;

/** Like all functions that change the cart, returns false if the device could not save it. */
export const replaceCart = (items: readonly CartItem[]): boolean =>
  persistedCart.write({ version: 1, items: [...items] });

export const emptyCart = (): boolean => replaceCart([]);

export const getQuantityInCart = (productId: number): number =>
  items().find((item) => item.productId === productId)?.quantity ?? 0;

/** Adds to the quantity if the product is already in the cart. */
export const addToCart = (productId: number, quantity: number): boolean =>
  restoreCartItem({ productId, quantity }, items().length);

/** Restores a removed item at its position, or adds to the quantity if the product was added again. */
export function restoreCartItem({ productId, quantity }: CartItem, index: number): boolean {
  const existing = items().find((item) => item.productId === productId);
  if (existing) return setQuantity(productId, existing.quantity + quantity);
  return replaceCart([
    ...items().slice(0, index),
    { productId, quantity },
    ...items().slice(index),
  ]);
}

/** Does nothing if the product is not in the cart. */
export const setQuantity = (productId: number, quantity: number): boolean =>
  replaceCart(
    items().map((item) => (item.productId === productId ? { productId, quantity } : item)),
  );

export const removeFromCart = (productId: number): boolean =>
  replaceCart(items().filter((item) => item.productId !== productId));

/** Items in the order in which they were added. */
export const useCart = (): readonly CartItem[] => usePersisted(persistedCart).items;

/** If false, the cart is lost when the page is closed or reloaded. */
export const useIsCartPersisted = (): boolean => useIsPersisted(persistedCart);
