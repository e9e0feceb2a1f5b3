import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { business } from '#contract/business';
import type { Product } from '#contract/product';
import { productText } from '#contract/product-text';
import { availableQuantity } from '#contract/stock';
import { track } from '../../analytics/track';
import { inLanguage, paths } from '../../app/paths';
import { useLanguage } from '../../i18n/use-language';
import { addToCart } from '../cart/cart';
import { productFacts } from './product-facts';
import { useTellKept } from './use-tell-kept';

/** Puts products into the cart, and says and tells so. */
export function usePutInCart() {
  const { t } = useLingui();
  const language = useLanguage();
  const tell = useTellKept();
  const navigate = useNavigate();
  return (product: Product, quantity: number): void => {
    const name = productText(product, 'name', language);
    const kept = addToCart(product.id, quantity, availableQuantity(product));
    tell(
      {
        title: t`Added to cart`,
        description: t`${quantity} × ${name} added to your cart`,
        action: {
          label: t`See cart`,
          run: () => void navigate(inLanguage(paths.cart(), language)),
        },
      },
      kept,
    );
    track('add_to_cart', {
      ...productFacts(product, language),
      product_price: product.price,
      quantity,
      total_value: Math.round(product.price * 100 * quantity) / 100,
      currency: business.currency,
    });
  };
}
