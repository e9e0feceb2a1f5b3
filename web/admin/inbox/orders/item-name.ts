import type { Language } from '#contract/core/language';
import type { KeptOrder } from '#contract/orders/admin-schema';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';

type Item = Pick<KeptOrder['items'][number], 'productId' | 'productName'>;

/** Names a line of an order. */
export type ItemName = (item: Item, language: Language) => string;

/**
 * An order stores the English name that a product had. In Spanish a line has the product's own, unless the product is
 * gone, has another name by now, or no Spanish one.
 */
export const itemNameIn =
  (products: readonly Product[]): ItemName =>
  ({ productId, productName }, language) => {
    const product = products.find(({ id, name }) => id === productId && name === productName);
    const translated = language === 'es' ? product?.translations.es?.name?.trim() : undefined;
    return translated || productName;
  };

/** Names lines of orders; as they were stored until the products are known. */
export function useItemName(): ItemName {
  const { data } = useQuery(query(listProducts, {}));
  return itemNameIn(data ?? []);
}
