import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { readCountedList } from '../../data/use-counted-list';
import { toast } from '../../ui/toast/toast-store';
import type { Kept } from './kept';
import type { Enquiries } from './use-enquiries';
import { type Direction, entered, type ReadPage } from './walk';

/** A row to go on with, and the page it stands on. */
interface Entered<Row> extends ReadPage<Row> {
  readonly row: Row;
}

/** Goes on reading on the page after or before the one that is shown, which then is shown. */
export function usePageTurn<Row extends Kept>({
  view,
  endpoint,
  addressOf,
  cache,
}: Enquiries<Row>) {
  const { t } = useLingui();
  const turning = useRef(false);

  /** What a filter no longer finds has made room on this page for what followed. */
  function pagesToEnter(page: number, direction: Direction): readonly number[] {
    if (direction === 'previous') return [page - 1];
    const isNarrowed = Object.values(view.filters).some((value) => value !== '');
    return isNarrowed ? [page, page + 1] : [page + 1];
  }

  /** Answers the row to go on with; undefined where the page has none that was not there before. */
  async function enter(
    page: number,
    before: readonly Row[],
    direction: Direction,
  ): Promise<Entered<Row> | undefined> {
    const next = await readCountedList<Row[]>(endpoint, addressOf(page));
    const row = entered(next.rows, before, direction);
    if (!row) return undefined;
    await cache.keep(next);
    if (page !== view.page) view.change({ page });
    return { row, page, list: next };
  }

  return async (
    { page, list }: ReadPage<Row>,
    direction: Direction,
    open: (row: Row, page: ReadPage<Row>) => void,
  ): Promise<void> => {
    if (turning.current) return;
    turning.current = true;
    try {
      for (const to of pagesToEnter(page, direction)) {
        const next = await enter(to, list.rows, direction);
        if (next) return open(next.row, next);
      }
    } catch {
      const description = t`The others could not be read. Please try again.`;
      toast({ title: t`Error`, description, tone: 'critical' });
    } finally {
      turning.current = false;
    }
  };
}
