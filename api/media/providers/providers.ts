import { providerNotSetUp } from '#contract/media/messages';
import { refused } from '../../dispatch/problem';
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

/** New files go to the chosen one, wherever others lie: those can be had as long as their provider is set up. */
export function providersOf(
  chosen: ProviderName,
  disk: MediaProvider,
  publitio?: MediaProvider,
): Providers {
  function of(name: ProviderName): MediaProvider {
    const provider = [disk, publitio].find((candidate) => candidate?.name === name);
    if (!provider) throw refused(503, providerNotSetUp);
    return provider;
  }
  return { chosen: of(chosen), disk, of };
}
