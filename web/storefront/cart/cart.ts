import { createPersistedStore } from '../../data/persisted-store';
import { areDistinct, isPositiveInteger, isRecord } from '../../data/type-guards';
import { useIsPersisted, usePersisted } from '../../data/use-persisted';

/** What distinguishes the lines of a cart. */
export interface CartKey {
  readonly productId: number;
  /** Key of the option; the default option without it, as in carts from before options. */
  readonly option?: string | null | undefined;
}

export interface CartItem extends CartKey {
  readonly option?: string | undefined;
  readonly quantity: number;
}

interface Cart {
  /** Version 1 has no options. */
  readonly version: 1 | 2;
  readonly items: readonly CartItem[];
}

/** Unique in a cart or an order. */
export const getLineId = ({ productId, option }: CartKey): string =>
  option ? `${productId} ${option}` : String(productId);

const isCartItem = (value: unknown): value is CartItem =>
  isRecord(value) &&
  isPositiveInteger(value.productId) &&
  isPositiveInteger(value.quantity) &&
  (value.option === undefined || typeof value.option === 'string');

const isCart = (value: unknown): value is Cart =>
  isRecord(value) &&
  (value.version === 1 || value.version === 2) &&
  Array.isArray(value.items) &&
  value.items.every(isCartItem) &&
  areDistinct(value.items.map(getLineId));

export const cartStore = createPersistedStore<Cart>(
  'cart',
  (value) => (isCart(value) ? value : undefined),
  {
    version: 2,
    items: [],
  },
);

/** Items in the order in which they were added. */
export const useCart = (): readonly CartItem[] => usePersisted(cartStore).items;

/** If false, the cart is lost when the page is closed or reloaded. */
export const useIsCartPersisted = (): boolean => useIsPersisted(cartStore);
