import { useLingui } from '@lingui/react/macro';
import { useDeed } from '../deeds/use-deed';
import type { Kept } from './kept';
import type { Enquiries } from './use-enquiries';

/** Puts something back among what nobody has opened; answers whether that was done. */
export function useMarkUnread<Row extends Kept>({ mark, put }: Enquiries<Row>) {
  const { t } = useLingui();
  const deed = useDeed();

  return async (row: Row): Promise<boolean> => {
    const outcome = await deed(async () => put(await mark(row, false)), {
      done: () => t`Marked as unread`,
      failed: t`This couldn’t be marked as unread`,
    });
    return outcome.done;
  };
}
