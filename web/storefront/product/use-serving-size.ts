import { useLingui } from '@lingui/react/macro';
import type { ProductOption } from '#contract/products/options';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { formatServings } from '../cart/format-servings';

/** Returns a function that says how many people are served: the product's text where `serves` says nothing. */
export function useServingSize() {
  const { t } = useLingui();
  const language = useLanguage();
  return (product: Product, serves: ProductOption['serves'] | undefined): string => {
    if (!serves || serves.to <= 1) return getProductText(product, 'servingSize', language);
    const people = formatServings(serves, language);
    return t`${people} people`;
  };
}
