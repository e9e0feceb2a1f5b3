import { providerNotConfigured } from '#contract/media/messages';
import { localizedError } from '../../dispatch/http-error';
import type { MediaProvider, ProviderName } from './media-provider';

/** Each file stays with the provider it was stored at. */
export interface ProviderRegistry {
  readonly primary: MediaProvider;
  /** For customers' photos, which must not go to third parties. */
  readonly disk: MediaProvider;
  /** Throws 503 if the provider is not configured. */
  get(name: ProviderName): MediaProvider;
}

/** New files go to `primary`; files elsewhere stay readable while their provider is configured. */
export function createProviderRegistry(
  primary: ProviderName,
  disk: MediaProvider,
  publitio?: MediaProvider,
): ProviderRegistry {
  function get(name: ProviderName): MediaProvider {
    const provider = [disk, publitio].find((candidate) => candidate?.name === name);
    if (!provider) throw localizedError(503, providerNotConfigured);
    return provider;
  }
  return { primary: get(primary), disk, get };
}
