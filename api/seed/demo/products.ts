import { mapKeys } from '#contract/core/record';
import { textFieldNames } from '#contract/products/text-fields';
import { boards } from './products/boards';
import type { DemoProduct } from './products/demo-product';
import { giftBoxes } from './products/gift-boxes';
import { grazingTables } from './products/grazing-tables';
import { specialEvents } from './products/special-events';

export type { DemoProduct } from './products/demo-product';

const emptyTexts = mapKeys(textFieldNames, () => null);

/** Sorted by id: the lowest was created first. */
export const products: readonly DemoProduct[] = [
  ...boards,
  ...grazingTables,
  ...specialEvents,
  ...giftBoxes,
]
  .sort((a, b) => a.id - b.id)
  .map((product) => ({ ...emptyTexts, options: [], ...product }));
