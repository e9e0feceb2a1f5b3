import { useState } from 'react';
import type { Product } from '#contract/products/schema';
import { useAddToCart } from '../keeping/use-put-in-cart';
import { useWishlisted } from '../keeping/use-wish';

/** `quantity` is at least 1. */
export function usePurchase(product: Product) {
  const addProductToCart = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  return {
    quantity,
    setQuantity,
    addToCart: () => addProductToCart(product, quantity),
    ...useWishlisted(product),
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
