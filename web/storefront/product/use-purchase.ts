import { useState } from 'react';
import {
  getAvailableOptionQuantity,
  getUnitPrice,
  type ProductOption,
} from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { useAddToCart } from '../add-to-cart/use-add-to-cart';
import { useWishlistToggle } from '../add-to-cart/use-wishlist-toggle';

/** `quantity` is at least 1, and at most what is left of the option. */
export function usePurchase(product: Product, option: ProductOption | undefined) {
  const addProductToCart = useAddToCart();
  const [requestedQuantity, setQuantity] = useState(1);
  const left = getAvailableOptionQuantity(product, option);
  const quantity = Math.max(1, Math.min(requestedQuantity, left ?? requestedQuantity));
  return {
    quantity,
    setQuantity,
    /** Undefined if stock is not counted. */
    left,
    /** In dollars, at that quantity. */
    unitPrice: getUnitPrice(product, option, quantity),
    addToCart: () => addProductToCart(product, quantity, option),
    ...useWishlistToggle(product),
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
