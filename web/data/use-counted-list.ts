import useSWR, { type SWRResponse } from 'swr';
import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { fetchResponse, withMiddleware } from './http-client';

/** An endpoint that answers a part of a list and how many there are in all. */
export type CountedEndpoint = Endpoint & { readonly counted: true };

/** A part of a list. */
export interface CountedList<Rows> {
  /** Where it was read; what is in sight may still be the part before. */
  readonly address: string;
  readonly rows: Rows;
  /** How many there are in all. */
  readonly total: number;
}

/** Reads a part of a list; the part before stays in sight until the next one is there, or could not be read. */
export const useCountedList = <E extends CountedEndpoint>(
  endpoint: E,
  input: InputOf<E>,
): SWRResponse<CountedList<ResponseOf<E>>, Error> =>
  useCountedListAt<ResponseOf<E>>(endpoint, addressOf(endpoint, input));

/** As `useCountedList`, by the address of the call. */
export function useCountedListAt<Rows>(
  endpoint: CountedEndpoint,
  address: string,
): SWRResponse<CountedList<Rows>, Error> {
  const answer = useSWR<CountedList<Rows>, Error>(
    address,
    () => readCountedList<Rows>(endpoint, address),
    { keepPreviousData: true },
  );
  const isOfAnother = answer.error !== undefined && answer.data?.address !== address;
  return { ...answer, data: isOfAnother ? undefined : answer.data };
}

/** Reads the part of a list that an endpoint answers at an address. */
export const readCountedList = <Rows>(
  endpoint: CountedEndpoint,
  address: string,
): Promise<CountedList<Rows>> => withMiddleware(endpoint, () => countedAt<Rows>(address));

async function countedAt<Rows>(address: string): Promise<CountedList<Rows>> {
  const answer = await fetchResponse(address);
  return { address, rows: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) };
}
