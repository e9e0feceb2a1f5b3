import { useStore } from 'zustand';
import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';
import { selectionOf } from '../products/use-selection';
import { createSessionStore } from '../shell/session/session-store';

/** What is selected; it stays so while another tab of the dashboard is open. */
export interface BulkChoice {
  readonly productIds: ReadonlySet<number>;
  /** In the order they were selected. */
  readonly pictures: readonly MediaFile[];
}

const nothing: BulkChoice = { productIds: new Set(), pictures: [] };

export const bulkChoice = createSessionStore(nothing);

/** The products and the pictures that are selected to be brought together. */
export function useBulkChoice(products: readonly Product[]) {
  const { productIds, pictures } = useStore(bulkChoice);
  return {
    selection: selectionOf(products, productIds, (next) =>
      bulkChoice.setState((choice) => ({ productIds: next(choice.productIds) })),
    ),
    pictures,
    setPictures: (chosen: readonly MediaFile[]) => bulkChoice.setState({ pictures: chosen }),
    clear: () => bulkChoice.setState(nothing),
  };
}
