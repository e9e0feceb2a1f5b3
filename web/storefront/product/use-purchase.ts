import { useState } from 'react';
import type { Product } from '#contract/products/schema';
import { usePutInCart } from '../keeping/use-put-in-cart';
import { useWish } from '../keeping/use-wish';

/** The quantity being bought, at least 1, and the two ways to keep a product. */
export function usePurchase(product: Product) {
  const putInCart = usePutInCart();
  const [quantity, changeQuantity] = useState(1);
  return {
    quantity,
    changeQuantity,
    addToCart: () => putInCart(product, quantity),
    ...useWish(product),
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
