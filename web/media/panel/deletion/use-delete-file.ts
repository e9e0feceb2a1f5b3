import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteMediaFile } from '#contract/media/admin-endpoints';
import type { FileUses } from '#contract/media/file-uses';
import type { MediaFile } from '#contract/media/schema';
import { isSessionOver } from '../../../admin/shell/session/session-over';
import { hasStatus, request } from '../../../data/http-client';
import { parseProblem } from '../../../data/response-problem';
import { toast } from '../../../ui/toast/toast-store';
import { useRefreshLibrary } from '../library/use-refresh-library';
import { findCardPosition, focusBeside, type Place } from './place-of-card';

const notFound = 404;

interface Doomed {
  readonly file: MediaFile;
  readonly place: Place;
  /** Set when the server answers that the file is in use. */
  readonly uses?: FileUses;
  readonly sessionOver?: boolean;
}

/** Confirms before deleting a file, and again when the server reports that it's in use. */
export function useDeleteFile(onGone: (id: string) => void) {
  const { t } = useLingui();
  const refresh = useRefreshLibrary();
  const [doomed, setDoomed] = useState<Doomed>();
  const [sending, setSending] = useState(false);

  async function remove({ file, place, uses }: Doomed): Promise<void> {
    setSending(true);
    setDoomed({ file, place, uses });
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
      if (reportedUses) return setDoomed({ file, place, uses: reportedUses });
      toastError(error);
      if (isSessionOver(error)) return setDoomed({ file, place, uses, sessionOver: true });
      if (!hasStatus(error, notFound)) return setDoomed(undefined);
    } finally {
      setSending(false);
    }
    setDoomed(undefined);
    onGone(file.id);
    await refresh();
    focusBeside(place);
  }

  function toastError(error: unknown): void {
    if (hasStatus(error, notFound)) {
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
    if (doomed && !sending) void remove(doomed);
  }

  function cancel(): void {
    if (!sending) setDoomed(undefined);
  }

  return {
    doomed,
    sending,
    askToDelete: (file: MediaFile, button: HTMLElement) =>
      setDoomed({ file, place: findCardPosition(button) }),
    remove: confirm,
    cancel,
  };
}
