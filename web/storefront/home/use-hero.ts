import { useQuery } from '../../data/use-query';
import { useInitialData } from '../../routing/initial-data';
import { chosenHero, type Hero, headerImageQuery, heroOf, heroQuery } from './hero-pictures';

/**
 * The hero of this page: the picture the owner has chosen, else the one it was given among those tagged for it.
 * Undefined until that is known, or when there are none.
 */
export function useHero(): Hero | undefined {
  const { variant } = useInitialData();
  const { data: chosen, isLoading } = useQuery(headerImageQuery);
  const { data: tagged } = useQuery(heroQuery);
  if (chosen) return chosenHero(chosen);
  if (isLoading || !tagged) return undefined;
  return heroOf(tagged.files, variant);
}
