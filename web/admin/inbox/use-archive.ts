import { useLingui } from '@lingui/react/macro';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';
import type { InboxItem } from './inbox-item';
import type { InboxList } from './use-inbox-list';

export interface Archive<Item> {
  /** Whether the list shows archived items. */
  readonly isArchived: boolean;
  /** Archives the item, or returns it to the inbox. */
  readonly toggle: (item: Item) => Promise<void>;
}

export function useArchive<Item extends InboxItem>(
  { view, setArchived, revalidate }: InboxList<Item>,
  closeItem: (item: Item) => void,
): Archive<Item> {
  const { t } = useLingui();
  const runMutation = useMutationToast();
  const isArchived = view.filters.archived === '1';

  async function save(item: Item, archived: boolean): Promise<void> {
    await setArchived(item, archived);
    await revalidate();
  }

  const revert = (item: Item) =>
    runMutation(() => save(item, isArchived), {
      done: () => t`Undone`,
      failed: t`This couldn’t be moved. Please try again.`,
    });

  async function toggle(item: Item): Promise<void> {
    const result = await runMutation(() => save(item, !isArchived), {
      done: () => (isArchived ? t`Moved back to the list` : t`Archived`),
      failed: t`This couldn’t be moved. Please try again.`,
      undo: () => ({ label: t`Undo`, run: () => void revert(item) }),
    });
    if (result.done) closeItem(item);
  }

  return { isArchived, toggle };
}
