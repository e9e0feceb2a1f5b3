import useSWR, { type SWRResponse } from 'swr';
import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/endpoint';
import { inSession, requestAnswer } from './request';

/** An endpoint that answers a part of a list and how many there are in all. */
type CountedEndpoint = Endpoint & { readonly counted: true };

/** A part of a list. */
export interface CountedList<Rows> {
  readonly rows: Rows;
  /** How many there are in all. */
  readonly total: number;
}

/** Reads a part of a list; the part before stays in sight until the next one is there. */
export function useCountedList<E extends CountedEndpoint>(
  endpoint: E,
  input: InputOf<E>,
): SWRResponse<CountedList<ResponseOf<E>>, Error> {
  return useSWR<CountedList<ResponseOf<E>>, Error>(
    addressOf(endpoint, input),
    (address: string) => inSession(endpoint, () => countedAt<ResponseOf<E>>(address)),
    { keepPreviousData: true },
  );
}

async function countedAt<Rows>(address: string): Promise<CountedList<Rows>> {
  const answer = await requestAnswer(address);
  return { rows: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) };
}
