import { useSWRConfig } from 'swr';
import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';

/** What an endpoint has answered before; asks nothing. */
export function useKnown<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): ResponseOf<E> | undefined {
  return useSWRConfig().cache.get(addressOf(endpoint, input))?.data as ResponseOf<E> | undefined;
}
