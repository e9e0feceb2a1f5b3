import { useSyncExternalStore } from 'react';
import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';
import { selectionOf } from '../products/use-selection';
import { keptState } from '../shell/session/kept-state';

/** What is selected; it stays so while another tab of the dashboard is open. */
export interface BulkChoice {
  readonly productIds: ReadonlySet<number>;
  /** In the order they were selected. */
  readonly pictures: readonly MediaFile[];
}

const nothing: BulkChoice = { productIds: new Set(), pictures: [] };

export const bulkChoice = keptState(nothing);

const change = (changed: Partial<BulkChoice>) =>
  bulkChoice.reach({ ...bulkChoice.current(), ...changed });

/** The products and the pictures that are selected to be brought together. */
export function useBulkChoice(products: readonly Product[]) {
  const { productIds, pictures } = useSyncExternalStore(bulkChoice.subscribe, bulkChoice.current);
  return {
    selection: selectionOf(products, productIds, (next) =>
      change({ productIds: next(bulkChoice.current().productIds) }),
    ),
    pictures,
    setPictures: (chosen: readonly MediaFile[]) => change({ pictures: chosen }),
    clear: () => bulkChoice.reach(nothing),
  };
}
