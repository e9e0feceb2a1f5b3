import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { fetchPaginatedList } from '../../data/use-paginated-list';
import { toast } from '../../ui/toast/toast-store';
import { countFilters } from '../data-table/list-view';
import type { InboxItem } from './inbox-item';
import { type Direction, findFirstNewRow, type ListPage } from './sibling-rows';
import type { InboxList } from './use-inbox-list';

interface PageChange<Item> {
  /** The first or last item of its page. */
  readonly item: Item;
  readonly page: ListPage<Item>;
  readonly direction: Direction;
  /** Whether the item is still open: a user who went elsewhere meanwhile stays there. */
  readonly isCurrent: () => boolean;
  readonly open: (item: Item, page: ListPage<Item>) => void;
}

export function useAdjacentPage<Item extends InboxItem>({ api, view, cache }: InboxList<Item>) {
  const { t } = useLingui();
  const loadingFor = useRef<number>(undefined);

  /** With a filter, rows that were just read or changed drop out of this page and later rows move up to it. */
  function listCandidatePages(page: number, direction: Direction): readonly number[] {
    if (direction === 'previous') return [page - 1];
    return countFilters(view) > 0 ? [page, page + 1] : [page + 1];
  }

  async function openFromPage({
    page,
    direction,
    isCurrent,
    open,
  }: PageChange<Item>): Promise<void> {
    for (const targetPage of listCandidatePages(page.page, direction)) {
      const list = await fetchPaginatedList<Item[]>(
        api.list,
        api.buildUrl({ ...view, page: targetPage }),
      );
      if (!isCurrent()) return;
      const item = findFirstNewRow(list.rows, page.list.rows, direction);
      if (!item) continue;
      await cache.prime(list);
      // Reading item by item adds no history entries.
      if (targetPage !== view.page) view.change({ page: targetPage }, { replace: true });
      return open(item, { page: targetPage, list });
    }
  }

  return async (change: PageChange<Item>): Promise<void> => {
    const { id } = change.item;
    if (loadingFor.current === id) return;
    loadingFor.current = id;
    try {
      await openFromPage(change);
    } catch {
      const description = t`The others couldn’t be loaded. Please try again.`;
      if (change.isCurrent()) toast({ title: t`Error`, description, tone: 'critical' });
    } finally {
      if (loadingFor.current === id) loadingFor.current = undefined;
    }
  };
}
