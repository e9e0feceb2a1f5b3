import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FileUses } from '#contract/file-uses';
import type { MediaFile } from '#contract/media';
import { deleteMediaFile } from '#contract/media-library';
import { problemIn } from '../../../data/write';
import { toast } from '../../../ui/toast/toast-store';
import { isAnswered, useLibraryWrite } from '../library/use-library-write';
import { useRefreshLibrary } from '../library/use-refresh-library';
import { neighbourOf } from './neighbour';

const notFound = 404;

/** A file that somebody is asked about, and where the focus goes once it is gone. */
interface Doomed {
  readonly file: MediaFile;
  readonly neighbour: HTMLElement | null;
  /** Known once the shop has refused to delete it for them. */
  readonly uses?: FileUses;
}

/** Asks before a file is deleted, and once more when it is shown somewhere; `onGone` is told its id. */
export function useDeleteFile(onGone: (id: string) => void) {
  const { t } = useLingui();
  const write = useLibraryWrite();
  const refresh = useRefreshLibrary();
  const [doomed, setDoomed] = useState<Doomed>();
  const [sending, setSending] = useState(false);

  async function remove({ file, neighbour, uses }: Doomed): Promise<void> {
    setSending(true);
    try {
      await write(deleteMediaFile, {
        params: { id: file.id },
        query: uses ? { force: '1' } : {},
      });
      toast({
        title: t`File deleted`,
        description: t`The file has been successfully deleted`,
      });
    } catch (fault) {
      const told = problemIn(fault)?.uses;
      if (told) return setDoomed({ file, neighbour, uses: told });
      sayWhatHappened(fault);
      if (!isAnswered(fault, notFound)) return setDoomed(undefined);
    } finally {
      setSending(false);
    }
    setDoomed(undefined);
    onGone(file.id);
    await refresh();
    neighbour?.focus();
  }

  function sayWhatHappened(fault: unknown): void {
    if (isAnswered(fault, notFound)) {
      toast({
        title: t`The file was gone already`,
        description: t`Somebody else has deleted it. The list is up to date again.`,
      });
      return;
    }
    toast({
      title: t`Delete failed`,
      description: t`Failed to delete the file`,
      tone: 'critical',
    });
  }

  return {
    doomed,
    sending,
    ask: (file: MediaFile, button: HTMLElement) =>
      setDoomed({ file, neighbour: neighbourOf(button) }),
    remove: () => doomed && void remove(doomed),
    keep: () => setDoomed(undefined),
  };
}
