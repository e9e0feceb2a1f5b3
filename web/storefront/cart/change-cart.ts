import type { ProductOption } from '#contract/products/options';
import { type CartItem, type CartKey, cartStore, getLineId } from './cart';

const isSameLine = (one: CartKey, other: CartKey): boolean => getLineId(one) === getLineId(other);

const readItems = (): readonly CartItem[] => cartStore.read().items;

/** Like all functions that change the cart, returns false if the device could not save it. */
export const replaceCart = (items: readonly CartItem[]): boolean =>
  cartStore.write({ version: 2, items: [...items] });

/** Units of a product in all its options, or of one line. */
export const countUnitsInCart = (matches: (item: CartItem) => boolean): number =>
  readItems()
    .filter(matches)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Adds to the quantity if the same option of the product is already in the cart. */
export const addToCart = (productId: number, quantity: number, option?: string): boolean =>
  restoreCartItem({ productId, option, quantity }, readItems().length);

/** Restores a removed item at its position, or adds to the quantity if it was added again. */
export function restoreCartItem(item: CartItem, index: number): boolean {
  const existing = readItems().find((other) => isSameLine(other, item));
  if (existing) return setQuantity(item, existing.quantity + item.quantity);
  return replaceCart([...readItems().slice(0, index), item, ...readItems().slice(index)]);
}

/** Does nothing if the item is not in the cart. */
export const setQuantity = (key: CartKey, quantity: number): boolean =>
  replaceCart(readItems().map((item) => (isSameLine(item, key) ? { ...item, quantity } : item)));

export const removeFromCart = (key: CartKey): boolean =>
  replaceCart(readItems().filter((item) => !isSameLine(item, key)));

/** Takes the units of an order out; more of the same, added since, stay. */
export const removeOrderedUnits = (orderItems: readonly CartItem[]): boolean =>
  replaceCart(
    readItems().flatMap((item) => {
      const ordered = orderItems.find((other) => isSameLine(item, other))?.quantity ?? 0;
      return item.quantity > ordered ? [{ ...item, quantity: item.quantity - ordered }] : [];
    }),
  );

/** The default option has no key in the cart, as in carts from before options. */
export const getCartOption = (
  option: Pick<ProductOption, 'key' | 'isDefault'> | undefined,
): string | undefined => (option?.isDefault ? undefined : option?.key);
