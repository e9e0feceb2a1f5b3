import { useStore } from 'zustand';
import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';
import { createSelection } from '../products/use-selection';
import { createSessionStore } from '../shell/session/session-store';

/** The selection survives switching to another tab of the dashboard. */
export interface BulkChoice {
  readonly productIds: ReadonlySet<number>;
  /** In the order they were selected. */
  readonly images: readonly MediaFile[];
}

const nothing: BulkChoice = { productIds: new Set(), images: [] };

export const bulkChoice = createSessionStore(nothing);

export function useBulkChoice(products: readonly Product[]) {
  const { productIds, images } = useStore(bulkChoice);
  return {
    selection: createSelection(products, productIds, (next) =>
      bulkChoice.setState((choice) => ({ productIds: next(choice.productIds) })),
    ),
    images,
    setImages: (chosen: readonly MediaFile[]) => bulkChoice.setState({ images: chosen }),
    clear: () => bulkChoice.setState(nothing),
  };
}
