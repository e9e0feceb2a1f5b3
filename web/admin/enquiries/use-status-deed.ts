import { isAnswered } from '../../data/request';
import { useDeed } from '../deeds/use-deed';
import type { Kept } from './kept';
import type { Enquiries } from './use-enquiries';
import type { Reader } from './use-reader';

const gone = 404;

interface StatusWords {
  readonly done: string;
  readonly failed: string;
}

/** Gives one of a list another state; answers whether nothing is left to be done to it. */
export function useStatusDeed<Row extends Kept>(
  { put, refresh }: Enquiries<Row>,
  reader: Reader<Row>,
) {
  const deed = useDeed();

  return async (send: () => Promise<Row>, { done, failed }: StatusWords): Promise<boolean> => {
    const outcome = await deed(async () => put(await send()), { done: () => done, failed });
    if (outcome.done) return true;
    if (!isAnswered(outcome.fault, gone)) return false;
    reader.close();
    await refresh();
    return true;
  };
}
