import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { useHydrated } from '../../routing/use-hydrated';
import { seasonalCollectionQuery } from './seasonal-collection-query';

/** Of the home page, which other pages link to. */
export const seasonalCollectionId = 'season';

/** Undefined without a collection. The device may have cached it before it ended. */
export function useSeasonalCollection() {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const { data } = useQuery(seasonalCollectionQuery);
  // Hydration needs what the server has rendered.
  if (!data || (isHydrated && Date.parse(data.endsAt) <= Date.now())) return undefined;
  const { title, orderBy, products } = data;
  return { title: title[language], orderBy: orderBy[language], products };
}
