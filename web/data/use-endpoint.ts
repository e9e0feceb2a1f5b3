import useSWR, { type SWRResponse } from 'swr';
import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { request } from './request';

interface Options<E extends Endpoint> {
  /** Shown at once in place of a request, when the page has the answer already. */
  readonly initial?: ResponseOf<E> | undefined;
  /** False only follows what is known of the answer. */
  readonly asks?: boolean;
}

/**
 * Reads an endpoint through SWR, cached under its address. With `input` null nothing is asked.
 * On pages that came complete from the server the answer is there at once; null means there is none.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  { initial, asks = true }: Options<E> = {},
): SWRResponse<ResponseOf<E> | null, Error> {
  return useSWR<ResponseOf<E> | null, Error>(
    input === null ? null : addressOf(endpoint, input),
    asks ? () => request(endpoint, input as InputOf<E>) : null,
    initial === undefined ? {} : { fallbackData: initial },
  );
}
