import { useState } from 'react';
import type { Language } from '#contract/core/language';
import { isAnswered } from '../../data/request';
import { useLanguage } from '../../i18n/use-language';
import { useDeed } from '../deeds/use-deed';
import type { Kept } from './kept';
import type { Enquiries } from './use-enquiries';
import type { Reader } from './use-reader';

const gone = 404;

interface StatusWrite<Row, Status> {
  readonly send: (row: Row, status: Status, language: Language) => Promise<Row>;
  readonly done: string;
  readonly failed: string;
}

/** How the rows of a list are given another state. */
export interface StatusChange<Row, Status> {
  /** The one whose state is asked for over the list. */
  readonly row: Row | undefined;
  readonly ask: (row: Row) => void;
  /** Asks no longer. */
  readonly leave: () => void;
  /** Answers whether nothing is left to be done. */
  readonly set: (row: Row, status: Status) => Promise<boolean>;
}

/** Gives the rows of a list another state, over the list or where one of them is read. */
export function useStatusChange<Row extends Kept, Status>(
  { mark, put, refresh, settle }: Enquiries<Row>,
  reader: Reader<Row>,
  { send, done, failed }: StatusWrite<Row, Status>,
): StatusChange<Row, Status> {
  const language = useLanguage();
  const deed = useDeed();
  const [row, ask] = useState<Row>();

  function leave(): void {
    ask(undefined);
    void settle();
  }

  async function set(changed: Row, status: Status): Promise<boolean> {
    const outcome = await deed(
      async () => put(await markRead(await send(changed, status, language))),
      {
        done: () => done,
        failed,
      },
    );
    if (outcome.done) return true;
    if (!isAnswered(outcome.fault, gone)) return false;
    reader.leave(changed);
    await refresh();
    return true;
  }

  /** Whoever sets a status has read the row; if marking fails, the status is set all the same. */
  const markRead = async (row: Row): Promise<Row> =>
    row.readAt === null ? mark(row, true).catch(() => row) : row;

  return { row, ask, leave, set };
}
