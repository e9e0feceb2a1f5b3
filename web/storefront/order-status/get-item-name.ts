import type { Language } from '#contract/core/language';
import type { OrderTerms } from '#contract/orders/terms';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';

type Item = OrderTerms['items'][number];

/** With its option. Orders store the English name; the catalog has the Spanish one. */
export function getItemName(
  { productId, productName, optionName }: Item,
  products: readonly Product[] | null | undefined,
  language: Language,
): string {
  const product = language === 'en' ? undefined : products?.find(({ id }) => id === productId);
  const name = product ? getProductText(product, 'name', language) : productName;
  const option = optionName && (optionName[language] || optionName.en);
  return option ? `${name}, ${option}` : name;
}
