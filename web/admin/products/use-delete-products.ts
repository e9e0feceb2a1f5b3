import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/products/schema';
import { useSending } from '../../ui/form/use-sending';
import { findNextFocusTarget } from '../data-table/use-list-focus';
import type { ProductSelection } from './use-product-selection';

interface DeleteProductsOptions {
  readonly rows: readonly Product[];
  readonly selection: ProductSelection;
  /** Resolves to whether the products no longer exist. */
  readonly removeProducts: (products: readonly Product[]) => Promise<boolean>;
  readonly focusRow: (id: number | undefined) => void;
}

/** Deletes products after confirmation, then focuses the row that takes their place. */
export function useDeleteProducts({
  rows,
  selection,
  removeProducts,
  focusRow,
}: DeleteProductsOptions) {
  const { sending, whileSending } = useSending();
  const [toDelete, setToDelete] = useState<readonly Product[]>([]);
  const nextFocus = useRef<{ readonly id: number | undefined }>(undefined);

  useEffect(() => {
    const { current } = nextFocus;
    if (toDelete.length > 0 || !current) return;
    nextFocus.current = undefined;
    // The dialog first returns the focus to its opener, which was removed with the row.
    queueMicrotask(() => focusRow(current.id));
  });

  async function confirm(): Promise<void> {
    const next = findNextFocusTarget(rows, toDelete)?.id;
    if (!(await whileSending(() => removeProducts(toDelete)))) return;
    nextFocus.current = { id: next };
    selection.set(toDelete, false);
    setToDelete([]);
  }

  return { toDelete, sending, start: setToDelete, cancel: () => setToDelete([]), confirm };
}
