import type { ProductSummary } from '#contract/products/catalog-page';
import type { Offer } from '#contract/products/servings';

/** What a card shows. */
export interface ListedProduct extends ProductSummary {
  /** For the people that the shopper has chosen. */
  readonly offer?: Offer | undefined;
}
