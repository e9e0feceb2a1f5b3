import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { business } from '#contract/business';
import type { Product } from '#contract/product';
import { productText } from '#contract/product-text';
import { track } from '../../analytics/track';
import { useLanguage } from '../../i18n/use-language';
import { toast } from '../../ui/toast/toast-store';
import { addToCart } from '../cart/cart';
import { addToWishlist } from '../wishlist/wishlist';
import { productFacts } from './product-facts';

/** The quantity being bought, at least 1, and the two ways to keep a product. */
export function usePurchase(product: Product) {
  const { t } = useLingui();
  const language = useLanguage();
  const [quantity, setQuantity] = useState(1);
  const name = productText(product, 'name', language);
  return {
    quantity,
    more: () => setQuantity(quantity + 1),
    fewer: () => setQuantity(Math.max(1, quantity - 1)),
    addToCart() {
      addToCart(product.id, quantity);
      toast({ title: t`Added to cart`, description: t`${quantity} × ${name} added to your cart` });
      track('add_to_cart', {
        ...productFacts(product, language),
        product_price: product.price,
        quantity,
        total_value: Math.round(product.price * 100 * quantity) / 100,
        currency: business.currency,
      });
    },
    addToWishlist() {
      addToWishlist(product.id);
      toast({ title: t`Added to wishlist`, description: t`${name} added to your wishlist` });
      track('add_to_wishlist', productFacts(product, language));
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
