import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { readCountedList } from '../../data/use-counted-list';
import { toast } from '../../ui/toast/toast-store';
import type { Kept } from './kept';
import type { Enquiries } from './use-enquiries';
import { type Direction, entered, type ReadPage } from './walk';

/** The way from the last row that a page has into the one beside it. */
interface Turn<Row> {
  readonly row: Row;
  readonly page: ReadPage<Row>;
  readonly direction: Direction;
  /** Whether one is still there: who has gone elsewhere meanwhile is not fetched back. */
  readonly isAwaited: () => boolean;
  readonly open: (row: Row, page: ReadPage<Row>) => void;
}

/** Goes on reading on the page after or before the one that is shown, which then is shown. */
export function usePageTurn<Row extends Kept>({
  view,
  endpoint,
  addressOf,
  cache,
}: Enquiries<Row>) {
  const { t } = useLingui();
  const turning = useRef<number>(undefined);

  /** What a filter no longer finds has made room on this page for what followed. */
  function pagesToEnter(page: number, direction: Direction): readonly number[] {
    if (direction === 'previous') return [page - 1];
    const isNarrowed = Object.values(view.filters).some((value) => value !== '');
    return isNarrowed ? [page, page + 1] : [page + 1];
  }

  async function enter({ page, direction, isAwaited, open }: Turn<Row>): Promise<void> {
    for (const to of pagesToEnter(page.page, direction)) {
      const list = await readCountedList<Row[]>(endpoint, addressOf(to));
      if (!isAwaited()) return;
      const row = entered(list.rows, page.list.rows, direction);
      if (!row) continue;
      await cache.keep(list);
      // Letters that are read one after the other are no places one would go back to.
      if (to !== view.page) view.change({ page: to }, { replace: true });
      return open(row, { page: to, list });
    }
  }

  return async (turn: Turn<Row>): Promise<void> => {
    const { id } = turn.row;
    if (turning.current === id) return;
    turning.current = id;
    try {
      await enter(turn);
    } catch {
      const description = t`The others couldn’t be loaded. Please try again.`;
      if (turn.isAwaited()) toast({ title: t`Error`, description, tone: 'critical' });
    } finally {
      if (turning.current === id) turning.current = undefined;
    }
  };
}
