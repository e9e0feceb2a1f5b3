import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as HTTP from '#contract/core/http-status';
import { deleteMediaFile } from '#contract/media/admin-endpoints';
import type { FileUses } from '#contract/media/file-uses';
import type { MediaFile } from '#contract/media/schema';
import { isSessionExpired } from '../../../admin/shell/session/is-session-expired';
import { hasStatus, request } from '../../../data/http-client';
import { parseProblem } from '../../../data/parse-problem';
import { toast } from '../../../ui/toast/toast-store';
import { useRefreshLibrary } from '../library/use-refresh-library';
import { type CardPosition, findCardPosition, focusNeighbor } from './focus-neighbor';

interface PendingDeletion {
  readonly file: MediaFile;
  readonly position: CardPosition;
  /** Set after a 409: the file is in use. */
  readonly uses?: FileUses;
  readonly isSessionExpired?: boolean;
}

/** Confirms before deleting a file, and again when the server reports that it's in use. */
export function useDeleteFile(onDeleted: (id: string) => void) {
  const { t } = useLingui();
  const refresh = useRefreshLibrary();
  const [pending, setPending] = useState<PendingDeletion>();
  const [sending, setSending] = useState(false);

  async function deleteFile({ file, position, uses }: PendingDeletion): Promise<void> {
    setSending(true);
    setPending({ file, position, uses });
    try {
      await request(deleteMediaFile, {
        params: { id: file.id },
        query: uses ? { force: '1' } : {},
      });
      toast({
        title: t`File deleted`,
        description: t`The file has been successfully deleted`,
      });
    } catch (error) {
      const reportedUses = parseProblem(error)?.uses;
      if (reportedUses) return setPending({ file, position, uses: reportedUses });
      toastError(error);
      if (isSessionExpired(error))
        return setPending({ file, position, uses, isSessionExpired: true });
      if (!hasStatus(error, HTTP.notFound)) return setPending(undefined);
    } finally {
      setSending(false);
    }
    // Details that are still on screen would be fetched again: a 404.
    flushSync(() => {
      setPending(undefined);
      onDeleted(file.id);
    });
    await refresh();
    focusNeighbor(position);
  }

  function toastError(error: unknown): void {
    if (hasStatus(error, HTTP.notFound)) {
      toast({
        title: t`The file had already been deleted`,
        description: t`Someone else deleted it. The list is up to date again.`,
      });
      return;
    }
    toast({
      title: t`Delete failed`,
      description: t`Failed to delete the file`,
      tone: 'critical',
    });
  }

  function confirm(): void {
    if (pending && !sending) void deleteFile(pending);
  }

  function cancel(): void {
    if (!sending) setPending(undefined);
  }

  return {
    pending,
    sending,
    askToDelete: (file: MediaFile, button: HTMLElement) =>
      setPending({ file, position: findCardPosition(button) }),
    deleteFile: confirm,
    cancel,
  };
}
