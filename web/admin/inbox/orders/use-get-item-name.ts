import type { Language } from '#contract/core/language';
import { getItemName } from '#contract/orders/item-name';
import { listProducts } from '#contract/products/endpoints';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';

export type GetItemName = (item: Parameters<typeof getItemName>[0], language: Language) => string;

/** Returns stored names until the products have loaded. */
export function useGetItemName(): GetItemName {
  const { data } = useQuery(query(listProducts, {}));
  return (item, language) => getItemName(item, data ?? [], language);
}
