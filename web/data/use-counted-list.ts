import useSWR, { type SWRResponse } from 'swr';
import { buildUrl, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { fetchResponse, withMiddleware } from './http-client';

/** An endpoint that responds with one page of a list and the `X-Total-Count` header. */
export type CountedEndpoint = Endpoint & { readonly counted: true };

export interface CountedList<Rows> {
  /** May still be the previous page's URL. */
  readonly url: string;
  readonly rows: Rows;
  readonly total: number;
}

/** Keeps the previous page's data until the next page has loaded or failed. */
export const useCountedList = <E extends CountedEndpoint>(
  endpoint: E,
  input: InputOf<E>,
): SWRResponse<CountedList<ResponseOf<E>>, Error> =>
  useCountedListAt<ResponseOf<E>>(endpoint, buildUrl(endpoint, input));

/** Like `usePaginatedList`, by URL. */
export function useCountedListAt<Rows>(
  endpoint: CountedEndpoint,
  url: string,
): SWRResponse<CountedList<Rows>, Error> {
  const response = useSWR<CountedList<Rows>, Error>(
    url,
    () => readCountedList<Rows>(endpoint, url),
    {
      keepPreviousData: true,
    },
  );
  const isOfAnother = response.error !== undefined && response.data?.url !== url;
  return { ...response, data: isOfAnother ? undefined : response.data };
}

export const readCountedList = <Rows>(
  endpoint: CountedEndpoint,
  url: string,
): Promise<CountedList<Rows>> => withMiddleware(endpoint, () => countedAt<Rows>(url));

async function countedAt<Rows>(url: string): Promise<CountedList<Rows>> {
  const response = await fetchResponse(url);
  return { url, rows: await response.json(), total: Number(response.headers.get('X-Total-Count')) };
}
