import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { databaseExists } from '../../outbox/database-exists';
import type { EnquiryKind, OutboxItem } from '../../outbox/item';
import { loadOutbox } from '../../outbox/load';
import { toast } from '../../ui/toast/toast-store';

/** What of the outbox the page's address asks to change. It is not sent meanwhile. */
export function useMended(kind: EnquiryKind) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('mend') ?? undefined;
  const [left, setLeft] = useState<string>();
  const id = asked === left ? undefined : asked;
  const [found, setFound] = useState<OutboxItem>();

  useEffect(() => {
    if (id === undefined) return;
    let current = true;
    const begin = async () => {
      const item = (await databaseExists())
        ? await (await loadOutbox()).beginEdit(id, kind)
        : undefined;
      if (!current) return;
      setFound(item);
      if (!item) toast({ title: t`This is no longer waiting to be sent` });
    };
    void begin();
    return () => {
      current = false;
    };
  }, [id, kind, t]);

  const leave = useCallback(() => {
    if (id === undefined) return;
    // The address may take its time.
    setLeft(id);
    setSearch(
      (query) => {
        query.delete('mend');
        return query;
      },
      { replace: true },
    );
  }, [id, setSearch]);

  // The one of the address before is not this one's.
  const item = found?.id === id ? found : undefined;
  return { id, item, /** Lets the form be an ordinary one again. */ leave };
}
