import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as HTTP from '#contract/core/http-status';
import { deleteMediaFolder } from '#contract/media/admin-endpoints';
import type { MediaFolder } from '#contract/media/admin-schema';
import { useMutationToast } from '../../../admin/shell/mutations/use-mutation-toast';
import { hasStatus, request } from '../../../data/http-client';
import { useSending } from '../../../ui/form/use-sending';
import { type CardPosition, findCardPosition, focusNeighbor } from '../deletion/focus-neighbor';
import { useRefreshLibrary } from '../library/use-refresh-library';

interface PendingDeletion {
  readonly folder: MediaFolder;
  readonly position: CardPosition;
}

/** The server doesn't delete folders that contain images. */
export function useDeleteFolder() {
  const { t } = useLingui();
  const runMutation = useMutationToast();
  const refresh = useRefreshLibrary();
  const { sending, whileSending } = useSending();
  const [pending, setPending] = useState<PendingDeletion>();

  async function remove({ folder: { id, name }, position }: PendingDeletion): Promise<void> {
    const outcome = await whileSending(() =>
      runMutation(() => request(deleteMediaFolder, { params: { id } }), {
        done: () => t`Folder “${name}” deleted`,
        failed: t`The folder wasn’t deleted. Please try again.`,
      }),
    );
    // The dialog restores focus to the row on unmount, so it must close before the row is removed.
    flushSync(() => setPending(undefined));
    await refresh();
    if (outcome.done || hasStatus(outcome.error, HTTP.notFound)) focusNeighbor(position);
  }

  return {
    folder: pending?.folder,
    sending,
    askToDelete: (folder: MediaFolder, button: HTMLElement) =>
      setPending({ folder, position: findCardPosition(button) }),
    confirm: () => pending && void remove(pending),
    cancel: () => setPending(undefined),
  };
}
