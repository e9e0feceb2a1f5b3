import { useState } from 'react';
import type { Product } from '#contract/products/schema';
import { useAddToCart } from '../add-to-cart/use-add-to-cart';
import { useWishlistToggle } from '../add-to-cart/use-wishlist-toggle';

/** `quantity` is at least 1. */
export function usePurchase(product: Product) {
  const addProductToCart = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  return {
    quantity,
    setQuantity,
    addToCart: () => addProductToCart(product, quantity),
    ...useWishlistToggle(product),
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
