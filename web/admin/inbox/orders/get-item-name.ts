import type { Language } from '#contract/core/language';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';

type Item = Pick<OrderRecord['items'][number], 'productId' | 'productName' | 'optionName'>;

/** The product's name with the option: 'Garden Board, Large'. */
export type GetItemName = (item: Item, language: Language) => string;

/**
 * Orders store the product's English name at the time. In Spanish, use the product's translation unless the product was
 * deleted, renamed, or has no Spanish name.
 */
export const createGetItemName =
  (products: readonly Product[]): GetItemName =>
  ({ productId, productName, optionName }, language) => {
    const product = products.find(({ id, name }) => id === productId && name === productName);
    const translated = language === 'es' ? product?.translations.es?.name?.trim() : undefined;
    const option = optionName?.[language] || optionName?.en;
    return [translated || productName, option].filter(Boolean).join(', ');
  };

/** Returns stored names until the products have loaded. */
export function useGetItemName(): GetItemName {
  const { data } = useQuery(query(listProducts, {}));
  return createGetItemName(data ?? []);
}
