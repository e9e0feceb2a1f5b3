import { useEffect, useRef, useState } from 'react';
import type { Kept } from './kept';
import type { Enquiries } from './use-enquiries';
import { usePageTurn } from './use-page-turn';
import { beside, type Direction, leadsOn, type Place, placeOf, type ReadPage } from './walk';

/** One of a list that is open to be read, and the ways to its neighbours. */
export interface Reader<Row> {
  readonly row: Row | undefined;
  /** Undefined where the list does not have it any more. */
  readonly place: Place | undefined;
  readonly open: (row: Row) => void;
  readonly turn: (direction: Direction) => void;
  readonly close: () => void;
  /** Closes this one, unless another has been opened or all were closed meanwhile. */
  readonly leave: (row: Row) => void;
}

interface Opened<Row> {
  readonly row: Row;
  /** The page that was entered with it: it may not be in sight yet. */
  readonly page: ReadPage<Row> | undefined;
}

/** Reads a list row by row, over the edges of its pages; what is opened is marked as read. */
export function useReader<Row extends Kept>(list: Enquiries<Row>): Reader<Row> {
  const [opened, setOpened] = useState<Opened<Row>>();
  const reading = useRef<number>(undefined);
  const turnPage = usePageTurn(list);
  const { part, mark, put, settle } = list;
  const shown = opened && part.list?.rows.find(({ id }) => id === opened.row.id);
  const row = shown ?? opened?.row;
  const page = shown && part.list ? { list: part.list, page: part.page } : opened?.page;
  const place = row && page && placeOf(row, page);
  useReturnedFocus(row?.id, list.focus.focusRow);

  // What is still on its way when all of this is left opens nothing.
  useEffect(
    () => () => {
      reading.current = undefined;
    },
    [],
  );

  function open(next: Row, entered = page): void {
    reading.current = next.id;
    setOpened({ row: next, page: entered });
    if (next.readAt === null) void markRead(next);
  }

  async function markRead(unread: Row): Promise<void> {
    try {
      await put(await mark(unread, true));
    } catch {
      // It stays new, as anybody can see, and is marked when it is opened again.
    }
  }

  function turn(direction: Direction): void {
    if (!row || !page || !place || !leadsOn(place, direction)) return;
    const next = beside(row, page.list.rows, direction);
    if (next) open(next);
    else void turnPage({ row, page, direction, isAwaited: () => reading.current === row.id, open });
  }

  function close(): void {
    reading.current = undefined;
    setOpened(undefined);
    void settle();
  }

  function leave({ id }: Row): void {
    if (reading.current === id) close();
  }

  return { row, place, open, turn, close, leave };
}

/** Once nothing is open any more, the focus goes to the row that was open last. */
function useReturnedFocus(open: number | undefined, focusRow: (id: number) => void): void {
  const last = useRef<number>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = open;
    // The dialog gives the focus to the button it was opened with, as soon as everything is in place.
    if (open === undefined && before !== undefined) queueMicrotask(() => focusRow(before));
  });
}
