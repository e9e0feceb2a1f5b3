import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/products/schema';
import { useSending } from '../../ui/form/use-sending';
import { nextFocusTarget } from '../data-table/use-list-focus';
import type { Selection } from './use-selection';

interface DeletionWays {
  readonly found: readonly Product[];
  readonly selection: Selection;
  /** Resolves to whether the products no longer exist. */
  readonly remove: (products: readonly Product[]) => Promise<boolean>;
  readonly focusRow: (id: number | undefined) => void;
}

/** Deletes products after confirmation, then focuses the row that takes their place. */
export function useDeletion({ found, selection, remove, focusRow }: DeletionWays) {
  const { sending, whileSending } = useSending();
  const [doomed, setDoomed] = useState<readonly Product[]>([]);
  const heir = useRef<{ readonly id: number | undefined }>(undefined);

  useEffect(() => {
    const { current } = heir;
    if (doomed.length > 0 || !current) return;
    heir.current = undefined;
    // The dialog first returns the focus to its opener, which was removed with the row.
    queueMicrotask(() => focusRow(current.id));
  });

  async function go(): Promise<void> {
    const next = nextFocusTarget(found, doomed)?.id;
    if (!(await whileSending(() => remove(doomed)))) return;
    heir.current = { id: next };
    selection.set(doomed, false);
    setDoomed([]);
  }

  return { doomed, sending, start: setDoomed, cancel: () => setDoomed([]), go };
}
