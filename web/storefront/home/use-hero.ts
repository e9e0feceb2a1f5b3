import { listMediaFiles } from '#contract/media';
import { usePageStart } from '../../app/page-start';
import { useEndpoint } from '../../data/use-endpoint';
import { type Hero, heroOf, heroQuery } from './hero-pictures';

/** The hero this page was given; undefined until the pictures are known, or when there are none. */
export function useHero(): Hero | undefined {
  const { variant } = usePageStart();
  const { data } = useEndpoint(listMediaFiles, heroQuery);
  return data ? heroOf(data.files, variant) : undefined;
}
