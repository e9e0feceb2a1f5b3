import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { shopFactsQuery } from './shop-facts-query';

/**
 * Comes with every server-rendered page. Undefined until it is loaded: a page then rather says nothing than something
 * outdated.
 */
export const useShopFacts = () => useQuery(shopFactsQuery).data;

export type ShopFacts = NonNullable<ReturnType<typeof useShopFacts>>;

export function useShopTexts() {
  const language = useLanguage();
  return useShopFacts()?.texts[language];
}
