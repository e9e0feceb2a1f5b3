import { emptyFacts, type ProductFacts } from '#contract/products/facts';

/** Facts that the owner has confirmed. */
export const confirmedFacts = (facts: Partial<ProductFacts>): ProductFacts => ({
  ...emptyFacts,
  ...facts,
  confirmed: true,
});
