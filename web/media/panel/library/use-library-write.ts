import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/endpoint';
import { getSession } from '#contract/session';
import { ResponseError } from '../../../data/request';
import { write } from '../../../data/write';

const unauthorized = 401;

export const isAnswered = (fault: unknown, status: number): boolean =>
  fault instanceof ResponseError && fault.status === status;

/** Changes the library; where that shows that nobody is signed in any more, the session is asked for again. */
export function useLibraryWrite() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>> => {
      try {
        return await write(endpoint, input);
      } catch (fault) {
        if (isAnswered(fault, unauthorized)) void mutate(addressOf(getSession), undefined);
        throw fault;
      }
    },
    [mutate],
  );
}
