import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { businessIdentity } from '#contract/business-identity';
import {
  getAvailableOptionQuantity,
  getDefaultOption,
  getRemainingQuantity,
  getSelectionTitle,
  getUnitPrice,
} from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { track } from '../../analytics/track';
import { useLanguage } from '../../i18n/use-language';
import { localizePath, paths } from '../../routing/paths';
import { useNavigate } from '../../routing/use-navigate';
import { toast } from '../../ui/toast/toast-store';
import type { CartItem } from '../cart/cart';
import { addToCart, countUnitsInCart, getCartOption } from '../cart/change-cart';
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
  return (
    product: Product,
    requestedQuantity: number,
    option = getDefaultOption(product),
  ): void => {
    const left = getAvailableOptionQuantity(product, option) ?? Infinity;
    const key = getCartOption(option);
    const isSameProduct = ({ productId }: CartItem) => productId === product.id;
    const ownUnits = countUnitsInCart((item) => isSameProduct(item) && item.option === key);
    const otherUnits = countUnitsInCart(isSameProduct) - ownUnits;
    const remaining = getRemainingQuantity(product, option, otherUnits) ?? Infinity;
    const quantity = Math.min(requestedQuantity, remaining - ownUnits);
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
    const name = getSelectionTitle(product, option?.key, language);
    const price = getUnitPrice(product, option, quantity);
    const isSaved = addToCart(product.id, quantity, key);
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
      product_price: price,
      quantity,
      total_value: Math.round(price * 100 * quantity) / 100,
      currency: businessIdentity.currency,
    });
  };
}
