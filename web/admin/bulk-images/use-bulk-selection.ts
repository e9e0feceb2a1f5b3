import { useStore } from 'zustand';
import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';
import { createSelection } from '../products/use-product-selection';
import { createSessionScopedStore } from '../shell/session/session-scoped-store';

/** The selection survives switching to another tab of the dashboard. */
interface BulkSelection {
  readonly productIds: ReadonlySet<number>;
  /** In the order they were selected. */
  readonly images: readonly MediaFile[];
}

const emptySelection: BulkSelection = { productIds: new Set(), images: [] };

const bulkSelection = createSessionScopedStore(emptySelection);

export function useBulkSelection(products: readonly Product[]) {
  const { productIds, images } = useStore(bulkSelection);
  return {
    selection: createSelection(products, productIds, (next) =>
      bulkSelection.setState((current) => ({ productIds: next(current.productIds) })),
    ),
    images,
    setImages: (selected: readonly MediaFile[]) => bulkSelection.setState({ images: selected }),
    clear: () => bulkSelection.setState(emptySelection),
  };
}
