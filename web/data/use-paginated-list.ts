import useSWR, { type SWRResponse } from 'swr';
import { buildUrl, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { fetchOrThrow, withMiddleware } from './http-client';

/** An endpoint that responds with one page of a list and the `X-Total-Count` header. */
export type PaginatedEndpoint = Endpoint & { readonly paginated: true };

export interface PaginatedResponse<Rows> {
  /** May still be the previous page's URL. */
  readonly url: string;
  readonly rows: Rows;
  readonly total: number;
}

/** Keeps the previous page's data until the next page has loaded or failed. */
export const usePaginatedList = <E extends PaginatedEndpoint>(
  endpoint: E,
  input: InputOf<E>,
): SWRResponse<PaginatedResponse<ResponseOf<E>>, Error> =>
  usePaginatedListByUrl<ResponseOf<E>>(endpoint, buildUrl(endpoint, input));

/** Like `usePaginatedList`, by URL. */
export function usePaginatedListByUrl<Rows>(
  endpoint: PaginatedEndpoint,
  url: string,
): SWRResponse<PaginatedResponse<Rows>, Error> {
  const response = useSWR<PaginatedResponse<Rows>, Error>(
    url,
    () => fetchPaginatedList<Rows>(endpoint, url),
    { keepPreviousData: true },
  );
  const isStale = response.error !== undefined && response.data?.url !== url;
  return { ...response, data: isStale ? undefined : response.data };
}

export const fetchPaginatedList = <Rows>(
  endpoint: PaginatedEndpoint,
  url: string,
): Promise<PaginatedResponse<Rows>> => withMiddleware(endpoint, () => fetchRows<Rows>(url));

async function fetchRows<Rows>(url: string): Promise<PaginatedResponse<Rows>> {
  const response = await fetchOrThrow(url);
  return { url, rows: await response.json(), total: Number(response.headers.get('X-Total-Count')) };
}
