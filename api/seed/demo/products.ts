import { mapKeys } from '#contract/core/record';
import { formatPriceTiers } from '#contract/products/format-price-tiers';
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
  .map((product) => withPriceTiers({ ...emptyTexts, options: [], ...product }));

/** Written from the options, like a saved product's; texts of its own win. */
function withPriceTiers(product: DemoProduct): DemoProduct {
  const { options, translations } = product;
  if (options.length === 0 || product.priceTiers) return product;
  const es = { ...translations.es, priceTiers: formatPriceTiers(options, 'es') };
  return { ...product, priceTiers: formatPriceTiers(options, 'en'), translations: { es } };
}
