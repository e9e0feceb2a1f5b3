import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { seasonalShelfQuery } from './seasonal-shelf-query';

/** Of the home page, which other pages link to. */
export const seasonalShelfId = 'season';

/** Undefined without a shelf. The device may have cached it before it ended. */
export function useSeasonalShelf() {
  const language = useLanguage();
  const { data } = useQuery(seasonalShelfQuery);
  if (!data || Date.parse(data.endsAt) <= Date.now()) return undefined;
  const { title, orderBy, products } = data;
  return { title: title[language], orderBy: orderBy[language], products };
}
