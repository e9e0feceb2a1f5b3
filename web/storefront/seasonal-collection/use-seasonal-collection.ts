import type { getSeasonalCollection } from '#contract/settings/endpoints';
import type { Selection } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { useHydrated } from '../../routing/use-hydrated';

/** Of the home page, which other pages link to. */
export const seasonalCollectionId = 'season';

/** Undefined without a collection. The device may have cached it before it ended. */
export function useSeasonalCollection<Data extends { readonly endsAt: string }>(
  query: Selection<typeof getSeasonalCollection, Data | null>,
): Data | undefined {
  const isHydrated = useHydrated();
  const { data } = useQuery(query);
  // Hydration needs what the server has rendered.
  return !data || (isHydrated && Date.parse(data.endsAt) <= Date.now()) ? undefined : data;
}
