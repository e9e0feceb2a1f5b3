import * as v from 'valibot';
import { type BilingualText, localized } from '../core/language';
import { allergens } from './allergens';
import { diets } from './diets';
import { occasions, removables } from './fact-names';
import type { ProductFacts } from './facts';
import { factMessages } from './messages';
import { serves } from './option-input';

/** Without duplicates, in the order of `values`. */
const listChoices = <const Values extends readonly string[]>(
  values: Values,
  message: BilingualText,
) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(values, localized(message)), localized(message)),
      v.transform((chosen) =>
        values.filter((value): value is Values[number] => chosen.includes(value)),
      ),
    ),
    [],
  );

const factsEntry = v.object(
  {
    contains: listChoices(allergens, factMessages.allergens),
    mayContain: listChoices(allergens, factMessages.allergens),
    diets: listChoices(diets, factMessages.diets),
    canBeLeftOut: listChoices(removables, factMessages.canBeLeftOut),
    occasions: listChoices(occasions, factMessages.occasions),
    serves: v.nullish(serves, null),
    confirmed: v.optional(v.boolean(localized(factMessages.confirmed)), false),
  },
  localized(factMessages.facts),
);

const hasNoGluten = ({ diets: chosen, contains, mayContain }: ProductFacts): boolean =>
  !chosen.includes('no-gluten') || ![...contains, ...mayContain].includes('wheat');

const meatless = ['fish', 'shellfish'] as const;

const hasNoMeat = ({ diets: chosen, contains }: ProductFacts): boolean =>
  !chosen.includes('vegetarian') || !meatless.some((allergen) => contains.includes(allergen));

/** From the form, an API client or a CSV row. An allergen that it contains needn't be a trace. */
export const factsInput = v.pipe(
  factsEntry,
  v.transform(
    (facts): ProductFacts => ({
      ...facts,
      mayContain: facts.mayContain.filter((allergen) => !facts.contains.includes(allergen)),
    }),
  ),
  v.forward(v.check(hasNoGluten, localized(factMessages.glutenContradiction)), ['diets']),
  v.forward(v.check(hasNoMeat, localized(factMessages.meatContradiction)), ['diets']),
);
