import * as v from 'valibot';
import { allergens } from './allergens';
import { diets } from './diets';
import { occasions, removables } from './fact-names';

export const productFacts = v.object({
  contains: v.array(v.picklist(allergens)),
  /** Traces, or not certain. */
  mayContain: v.array(v.picklist(allergens)),
  diets: v.array(v.picklist(diets)),
  canBeLeftOut: v.array(v.picklist(removables)),
  occasions: v.array(v.picklist(occasions)),
  /** People that one unit serves, for a product without options; options have their own. */
  serves: v.nullable(v.object({ from: v.number(), to: v.number() })),
  /** By the owner. Unconfirmed facts are read from the texts, and never shown as safe. */
  confirmed: v.boolean(),
});
export type ProductFacts = v.InferOutput<typeof productFacts>;

export const emptyFacts: ProductFacts = {
  contains: [],
  mayContain: [],
  diets: [],
  canBeLeftOut: [],
  occasions: [],
  serves: null,
  confirmed: false,
};
