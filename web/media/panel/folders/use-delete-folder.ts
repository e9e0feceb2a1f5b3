import { useLingui } from '@lingui/react/macro';
import { deleteMediaFolder, type MediaFolder } from '#contract/media-library';
import { useDeed } from '../../../admin/deeds/use-deed';
import { write } from '../../../data/write';
import { useRefreshLibrary } from '../library/use-refresh-library';

/** Deletes a folder without asking: the server keeps one that holds images. */
export function useDeleteFolder(onGone: () => void) {
  const { t } = useLingui();
  const deed = useDeed();
  const refresh = useRefreshLibrary();

  return async ({ id, name }: MediaFolder): Promise<void> => {
    const { done } = await deed(() => write(deleteMediaFolder, { params: { id } }), {
      done: () => t`Folder “${name}” deleted`,
      failed: t`The folder wasn’t deleted. Please try again.`,
    });
    if (done) onGone();
    await refresh();
  };
}
