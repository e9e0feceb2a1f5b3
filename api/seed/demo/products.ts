import { mapKeys } from '#contract/core/record';
import { textFieldNames } from '#contract/products/text-fields';
import { boards } from './products/boards';
import { giftBoxes } from './products/gift-boxes';
import { grazingTables } from './products/grazing-tables';
import type { DemoProduct } from './products/product';
import { specialEvents } from './products/special-events';

export type { DemoProduct } from './products/product';

const noTexts = mapKeys(textFieldNames, () => null);

/** Sorted by id: the lowest was created first. */
export const products: readonly DemoProduct[] = [
  ...boards,
  ...grazingTables,
  ...specialEvents,
  ...giftBoxes,
]
  .sort((one, other) => one.id - other.id)
  .map((product) => ({ ...noTexts, ...product }));
