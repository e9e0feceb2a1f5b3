import { useQuery } from '../../data/use-query';
import { useInitialData } from '../../routing/initial-data';
import { createHeroFromSetting, type Hero, headerImageQuery, heroQuery } from './hero-images';

/**
 * The header image chosen by an admin, or else an image for this page's variant. Undefined while loading or if there
 * are no images.
 */
export function useHero(): Hero | undefined {
  const { variant } = useInitialData();
  const { data: headerImage, isLoading } = useQuery(headerImageQuery);
  const { data: hero } = useQuery(heroQuery(variant));
  if (headerImage) return createHeroFromSetting(headerImage);
  return isLoading ? undefined : (hero ?? undefined);
}
