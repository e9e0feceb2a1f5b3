import { providerNotConfigured } from '#contract/media/messages';
import { localizedError } from '../../dispatch/http-error';
import type { MediaProvider, ProviderName } from './media-provider';

/** Each file stays with the provider it was stored at. */
export interface ProviderRegistry {
  readonly primary: MediaProvider;
  /** For customers' photos, which must not go to third parties: the shop's own S3 bucket if it is primary, else the disk. */
  readonly private: MediaProvider;
  /** Throws 503 if the provider is not configured. */
  get(name: ProviderName): MediaProvider;
}

/** New files go to `primary`; files elsewhere stay readable while their provider is configured. */
export function createProviderRegistry(
  primary: ProviderName,
  disk: MediaProvider,
  ...others: readonly (MediaProvider | undefined)[]
): ProviderRegistry {
  function get(name: ProviderName): MediaProvider {
    const provider = [disk, ...others].find((candidate) => candidate?.name === name);
    if (!provider) throw localizedError(503, providerNotConfigured);
    return provider;
  }
  return { primary: get(primary), private: primary === 's3' ? get('s3') : disk, get };
}
