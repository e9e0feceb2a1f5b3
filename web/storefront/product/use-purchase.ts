import { useState } from 'react';
import type { Product } from '#contract/products/schema';
import { usePutInCart } from '../keeping/use-put-in-cart';
import { useWish } from '../keeping/use-wish';

/** `quantity` is at least 1. */
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
