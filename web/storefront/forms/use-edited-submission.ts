import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { databaseExists } from '../../outbox/database-exists';
import type { OutboxItem, SubmissionKind } from '../../outbox/item';
import { loadOutbox } from '../../outbox/load-outbox';
import { toast } from '../../ui/toast/toast-store';
import { useEditUrl } from './use-edit-url';

/** Loads the queued submission named by `?mend=`. The outbox does not send it while it is being edited. */
export function useEditedSubmission(kind: SubmissionKind) {
  const { t } = useLingui();
  const { requestedId, leaveEditUrl } = useEditUrl();
  const [finishedId, setFinishedId] = useState<string>();
  const id = requestedId === finishedId ? undefined : requestedId;
  const [loadedItem, setLoadedItem] = useState<OutboxItem>();

  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    const load = async () => {
      const item = (await databaseExists())
        ? await (await loadOutbox()).beginEdit(id, kind)
        : undefined;
      if (!isCurrent) return;
      setLoadedItem(item);
      if (!item) toast({ title: t`This is no longer waiting to be sent` });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [id, kind, t]);

  const stopEditing = useCallback(() => {
    if (id === undefined) return;
    // The URL may update later.
    setFinishedId(id);
    leaveEditUrl();
  }, [id, leaveEditUrl]);

  // Ignore an item loaded for a previous URL.
  const item = loadedItem?.id === id ? loadedItem : undefined;
  return { id, item, stopEditing };
}
