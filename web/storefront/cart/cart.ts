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

const cartStore = createPersistedStore<Cart>(
  'cart',
  (value) => (isCart(value) ? value : undefined),
  {
    version: 1,
    items: [],
  },
);

const readItems = (): readonly CartItem[] => cartStore.read().items;

/** Like all functions that change the cart, returns false if the device could not save it. */
export const replaceCart = (items: readonly CartItem[]): boolean =>
  cartStore.write({ version: 1, items: [...items] });

export const clearCart = (): boolean => replaceCart([]);

export const getQuantityInCart = (productId: number): number =>
  readItems().find((item) => item.productId === productId)?.quantity ?? 0;

/** Adds to the quantity if the product is already in the cart. */
export const addToCart = (productId: number, quantity: number): boolean =>
  restoreCartItem({ productId, quantity }, readItems().length);

/** Restores a removed item at its position, or adds to the quantity if the product was added again. */
export function restoreCartItem({ productId, quantity }: CartItem, index: number): boolean {
  const existing = readItems().find((item) => item.productId === productId);
  if (existing) return setQuantity(productId, existing.quantity + quantity);
  return replaceCart([
    ...readItems().slice(0, index),
    { productId, quantity },
    ...readItems().slice(index),
  ]);
}

/** Does nothing if the product is not in the cart. */
export const setQuantity = (productId: number, quantity: number): boolean =>
  replaceCart(
    readItems().map((item) => (item.productId === productId ? { productId, quantity } : item)),
  );

export const removeFromCart = (productId: number): boolean =>
  replaceCart(readItems().filter((item) => item.productId !== productId));

/** Items in the order in which they were added. */
export const useCart = (): readonly CartItem[] => usePersisted(cartStore).items;

/** If false, the cart is lost when the page is closed or reloaded. */
export const useIsCartPersisted = (): boolean => useIsPersisted(cartStore);
