import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/products/schema';
import { useSending } from '../../ui/form/use-sending';
import { nextFocusTarget } from '../data-table/use-list-focus';
import type { Selection } from './use-selection';

interface DeletionWays {
  /** The list they are deleted from, in its order. */
  readonly found: readonly Product[];
  readonly selection: Selection;
  /** Answers whether they are gone. */
  readonly remove: (products: readonly Product[]) => Promise<boolean>;
  readonly focusRow: (id: number | undefined) => void;
}

/** Deletes products once the question was answered; the focus goes to the one that then stands where they stood. */
export function useDeletion({ found, selection, remove, focusRow }: DeletionWays) {
  const { sending, whileSending } = useSending();
  const [doomed, setDoomed] = useState<readonly Product[]>([]);
  const heir = useRef<{ readonly id: number | undefined }>(undefined);

  useEffect(() => {
    const { current } = heir;
    if (doomed.length > 0 || !current) return;
    heir.current = undefined;
    // The dialog gives the focus back first, to a button that went with its row.
    queueMicrotask(() => focusRow(current.id));
  });

  async function go(): Promise<void> {
    const next = nextFocusTarget(found, doomed)?.id;
    if (!(await whileSending(() => remove(doomed)))) return;
    heir.current = { id: next };
    selection.set(doomed, false);
    setDoomed([]);
  }

  return { doomed, sending, ask: setDoomed, keep: () => setDoomed([]), go };
}
