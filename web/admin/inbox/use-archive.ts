import { useLingui } from '@lingui/react/macro';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';
import { type InboxItem, isArchived } from './inbox-item';
import type { InboxList } from './use-inbox-list';

/** Returns a function that archives an item, or returns it to the inbox. */
export function useArchive<Item extends InboxItem>(
  { setArchived, revalidate }: Pick<InboxList<Item>, 'setArchived' | 'revalidate'>,
  closeItem: (item: Item) => void,
): (item: Item) => Promise<void> {
  const { t } = useLingui();
  const runMutation = useMutationToast();

  async function save(item: Item, archived: boolean): Promise<void> {
    await setArchived(item, archived);
    await revalidate();
  }

  const revert = (item: Item) =>
    runMutation(() => save(item, isArchived(item)), {
      done: () => t`Undone`,
      failed: t`This couldn’t be moved. Please try again.`,
    });

  return async (item) => {
    const result = await runMutation(() => save(item, !isArchived(item)), {
      done: () => (isArchived(item) ? t`Moved back to the list` : t`Archived`),
      failed: t`This couldn’t be moved. Please try again.`,
      undo: () => ({ label: t`Undo`, run: () => void revert(item) }),
    });
    if (result.done) closeItem(item);
  };
}
