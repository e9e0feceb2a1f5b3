import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';
import type { InboxItem } from './inbox-item';
import {
  type Direction,
  findPosition,
  findSibling,
  hasSibling,
  type ListPage,
  type RowPosition,
} from './sibling-rows';
import { useAdjacentPage } from './use-adjacent-page';
import { useArchive } from './use-archive';
import type { InboxList } from './use-inbox-list';

export interface DetailNavigation<Item> {
  readonly item: Item | undefined;
  /** Undefined if the list no longer has the item. */
  readonly position: RowPosition | undefined;
  readonly open: (item: Item) => void;
  readonly goTo: (direction: Direction) => void;
  readonly close: () => void;
  /** Closes this item unless another was opened meanwhile. */
  readonly closeItem: (item: Item) => void;
  /** Closes the item after archiving it, or returning it to the inbox. */
  readonly toggleArchived: (item: Item) => Promise<void>;
  /** Closes the item after marking it. */
  readonly markUnread: (item: Item) => Promise<void>;
}

interface Opened<Item> {
  readonly item: Item;
  /** The page it was found on, which may not be visible yet. */
  readonly page: ListPage<Item> | undefined;
}

/** Opens items one after the other, across pages, and marks them as read. */
export function useDetailNavigation<Item extends InboxItem>(
  list: InboxList<Item>,
): DetailNavigation<Item> {
  const { t } = useLingui();
  const runMutation = useMutationToast();
  const [opened, setOpened] = useState<Opened<Item>>();
  const openId = useRef<number>(undefined);
  const openAdjacentPage = useAdjacentPage(list);
  const toggleArchived = useArchive(list, closeItem);
  const { current, setRead, update, revalidateIfChanged } = list;
  const currentRow = opened && current.list?.rows.find(({ id }) => id === opened.item.id);
  const item = currentRow ?? opened?.item;
  const page =
    currentRow && current.list ? { list: current.list, page: current.page } : opened?.page;
  const position = item && page && findPosition(item, page);
  useFocusOnClose(item?.id, list.focus.focusRow);

  // A page that arrives after unmounting opens nothing.
  useEffect(
    () => () => {
      openId.current = undefined;
    },
    [],
  );

  function open(next: Item, onPage = page): void {
    openId.current = next.id;
    setOpened({ item: next, page: onPage });
    if (next.readAt === null) void markRead(next);
  }

  async function markRead(unread: Item): Promise<void> {
    try {
      await update(await setRead(unread, true));
    } catch {
      // It visibly stays unread, and reopening marks it again.
    }
  }

  async function markUnread(read: Item): Promise<void> {
    const result = await runMutation(async () => update(await setRead(read, false)), {
      done: () => t`Marked as unread`,
      failed: t`This couldn’t be marked as unread`,
    });
    if (result.done) closeItem(read);
  }

  function goTo(direction: Direction): void {
    if (!item || !page || !position || !hasSibling(position, direction)) return;
    const sibling = findSibling(item, page.list.rows, direction);
    const isCurrent = () => openId.current === item.id;
    if (sibling) open(sibling);
    else void openAdjacentPage({ item, page, direction, isCurrent, open });
  }

  function close(): void {
    openId.current = undefined;
    setOpened(undefined);
    void revalidateIfChanged();
  }

  function closeItem({ id }: Item): void {
    if (openId.current === id) close();
  }

  return { item, position, open, goTo, close, closeItem, toggleArchived, markUnread };
}

function useFocusOnClose(openId: number | undefined, focusRow: (id: number) => void): void {
  const lastId = useRef<number>(undefined);

  useEffect(() => {
    const before = lastId.current;
    lastId.current = openId;
    // The dialog first returns the focus to the button that opened it.
    if (openId === undefined && before !== undefined) queueMicrotask(() => focusRow(before));
  });
}
