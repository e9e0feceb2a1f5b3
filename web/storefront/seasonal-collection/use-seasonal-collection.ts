import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { seasonalCollectionQuery } from './seasonal-collection-query';

/** Of the home page, which other pages link to. */
export const seasonalCollectionId = 'season';

/** Undefined without a collection. The device may have cached it before it ended. */
export function useSeasonalCollection() {
  const language = useLanguage();
  const { data } = useQuery(seasonalCollectionQuery);
  if (!data || Date.parse(data.endsAt) <= Date.now()) return undefined;
  const { title, orderBy, products } = data;
  return { title: title[language], orderBy: orderBy[language], products };
}
