import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { business } from '#contract/business';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { getAvailableQuantity } from '#contract/products/stock-level';
import { track } from '../../analytics/track';
import { useLanguage } from '../../i18n/use-language';
import { localizePath, paths } from '../../routing/paths';
import { toast } from '../../ui/toast/toast-store';
import { addToCart, getQuantityInCart } from '../cart/cart';
import { toAnalyticsProduct } from './analytics-product';
import { useSavedToast } from './use-saved-toast';

/**
 * Returns a function that adds a product to the cart, at most what is in stock, shows a toast and records the event.
 */
export function useAddToCart() {
  const { t } = useLingui();
  const language = useLanguage();
  const showSavedToast = useSavedToast();
  const navigate = useNavigate();
  const cartToastOptions = {
    action: {
      label: t`See cart`,
      run: () => void navigate(localizePath(paths.cart(), language)),
    },
    page: paths.cart(),
  };
  return (product: Product, requestedQuantity: number): void => {
    const left = getAvailableQuantity(product) ?? Infinity;
    const quantity = Math.min(requestedQuantity, left - getQuantityInCart(product.id));
    if (quantity <= 0) {
      toast({
        title: t`Nothing was added`,
        description: t`${plural(left, {
          one: 'Your cart already has the only one we have.',
          other: 'Your cart already has all # that we have.',
        })}`,
        ...cartToastOptions,
      });
      return;
    }
    const name = getProductText(product, 'name', language);
    const isSaved = addToCart(product.id, quantity);
    showSavedToast(
      {
        title: t`Added to cart`,
        description: t`${quantity} × ${name} added to your cart`,
        ...cartToastOptions,
      },
      isSaved,
    );
    track('add_to_cart', {
      ...toAnalyticsProduct(product, language),
      product_price: product.price,
      quantity,
      total_value: Math.round(product.price * 100 * quantity) / 100,
      currency: business.currency,
    });
  };
}
