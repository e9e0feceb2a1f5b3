import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useListFocus } from '../data-table/use-list-focus';
import type { ChangeableListView } from '../data-table/use-list-view';
import type { InboxApi } from './inbox-api';
import type { InboxItem } from './inbox-item';
import { type CurrentPage, useCurrentPage } from './use-current-page';
import { type OptimisticList, useOptimisticList } from './use-optimistic-list';
import { useSerializedSetRead } from './use-serialized-set-read';

export interface InboxList<Item> {
  readonly api: InboxApi<Item>;
  readonly view: ChangeableListView;
  readonly current: CurrentPage<Item>;
  readonly focus: ReturnType<typeof useListFocus>;
  readonly cache: OptimisticList<Item>;
  readonly setRead: (item: Item, read: boolean) => Promise<Item>;
  readonly setArchived: (item: Item, archived: boolean) => Promise<Item>;
  /** Replaces an item in place, even if the filters no longer match it; see `revalidateIfChanged`. */
  readonly update: (item: Item) => Promise<void>;
  readonly revalidateIfChanged: () => Promise<void>;
  readonly revalidate: () => Promise<void>;
}

export function useInboxList<Item extends InboxItem>(
  api: InboxApi<Item>,
  view: ChangeableListView,
): InboxList<Item> {
  const language = useLanguage();
  const current = useCurrentPage<Item>(api.list, view.page, (page) =>
    api.buildUrl({ ...view, page }),
  );
  const cache = useOptimisticList<Item>(api.list.path);
  const focus = useListFocus();
  const setRead = useSerializedSetRead<Item>((item, read) => api.setRead(item, read, language));
  const setArchived = (item: Item, archived: boolean) => api.setArchived(item, archived, language);
  const changed = useRef(false);
  const { list } = current;
  const outdated = useRef<typeof list>(undefined);

  // The revalidated list may lack the row that had the focus.
  useEffect(() => {
    if (!outdated.current || list === outdated.current) return;
    outdated.current = undefined;
    focus.restoreFocus();
  });

  async function update(item: Item): Promise<void> {
    changed.current = true;
    await cache.update(item, list?.url);
  }

  async function revalidate(): Promise<void> {
    changed.current = false;
    outdated.current = list;
    await cache.revalidate();
  }

  async function revalidateIfChanged(): Promise<void> {
    if (changed.current) await revalidate();
  }

  return {
    api,
    view,
    current,
    focus,
    cache,
    setRead,
    setArchived,
    update,
    revalidate,
    revalidateIfChanged,
  };
}
