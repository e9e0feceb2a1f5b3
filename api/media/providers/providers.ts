import { providerNotSetUp } from '#contract/refusals';
import { refused } from '../../http/problem';
import type { MediaProvider, ProviderName } from './provider';

/** Everybody who holds originals of the library: each file stays with the provider it was given to. */
export interface Providers {
  /** Whom new files of the library are given to. */
  readonly chosen: MediaProvider;
  /** The shop's own, for what is nobody else's to see. */
  readonly disk: MediaProvider;
  /** The provider of that name. Throws 503 when it is not set up any more. */
  of(name: ProviderName): MediaProvider;
}

/** New files go to Publitio where it is set up, unless the disk is chosen all the same. */
export const providersOf = (
  disk: MediaProvider,
  publitio?: MediaProvider,
  chosen: ProviderName = 'publitio',
): Providers => ({
  chosen: chosen === 'disk' ? disk : (publitio ?? disk),
  disk,
  of(name) {
    const provider = [disk, publitio].find((candidate) => candidate?.name === name);
    if (!provider) throw refused(503, providerNotSetUp);
    return provider;
  },
});
