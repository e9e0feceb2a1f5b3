import type { SWRConfiguration } from 'swr';

/** No automatic refetch, none on focus, data never stale, no retries. */
export const swrOptions: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};
