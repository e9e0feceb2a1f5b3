import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import type { Endpoint, ResponseOf } from '#contract/core/endpoint';
import { request } from './http-client';
import type { Query, Selection } from './query';

interface QueryOptions<Data> {
  /** Initial data, if the page already has it. */
  readonly fallbackData?: Data | undefined;
  /** If false, makes no request and only reads the cache. */
  readonly enabled?: boolean;
}

type SelectionResponse<Data> = Omit<SWRResponse<Data | undefined, Error>, 'mutate'>;

/**
 * Reads a query through SWR; null reads nothing. Data embedded by the server is used without a request; `data` is null
 * for a 404. An embedded selection is used until the full response is cached.
 */
export function useQuery<E extends Endpoint, Data>(
  query: Selection<E, Data>,
): SelectionResponse<Data>;
export function useQuery<E extends Endpoint>(
  query: Query<E> | null,
  options?: QueryOptions<ResponseOf<E>>,
): SWRResponse<ResponseOf<E> | null, Error>;
export function useQuery<E extends Endpoint, Data>(
  query: Query<E> | Selection<E, Data> | null,
  { fallbackData, enabled = true }: QueryOptions<ResponseOf<E>> = {},
): SWRResponse<ResponseOf<E> | null, Error> | SelectionResponse<Data> {
  const { fallback = {} } = useSWRConfig();
  const selection = query && 'select' in query ? query : undefined;
  const serverData: Data | undefined = selection && fallback[selection.key];
  const url = query?.url ?? null;
  const isEnabled = enabled && serverData === undefined;
  // Two hooks, because SWR never fetches for a hook that started without a fetcher.
  const fetched = useSWR<ResponseOf<E> | null, Error>(
    isEnabled ? url : null,
    () => query && request(query.endpoint, query.input),
    fallbackData === undefined ? {} : { fallbackData },
  );
  const cached = useSWR<ResponseOf<E> | null, Error>(isEnabled ? null : url, null);
  const response = isEnabled ? fetched : cached;
  if (!selection) return response;
  const { data } = response;
  const selected = data === undefined || data === null ? undefined : selection.select(data);
  return { ...response, data: selected ?? serverData };
}
