import type { Allergen } from './allergens';
import type { Diet } from './diets';
import { dietRemovables } from './fact-names';
import type { ProductFacts } from './facts';
import type { Requirements } from './suitability';

/** What a product is, measured by what it must do without. Traces can never be excluded. */
export interface RequirementCheck {
  /** Not left out on request. */
  readonly contains: readonly Allergen[];
  /** Not left out on request. */
  readonly mayContain: readonly Allergen[];
  /** Diets that it isn't for. */
  readonly notFor: readonly Diet[];
  /** Required, and the owner has not confirmed the facts that would tell. */
  readonly unconfirmed: boolean;
  /** The owner leaves something out for these, if asked. */
  readonly onRequest: readonly (Allergen | Diet)[];
}

/** Says why `getSuitability` grades it as it does. Unconfirmed facts warn, and never promise anything. */
export function checkRequirements(
  { facts }: { readonly facts: ProductFacts },
  { without, diets }: Requirements,
): RequirementCheck {
  const { confirmed, canBeLeftOut } = facts;
  const canLeaveOut = (allergen: Allergen) => confirmed && canBeLeftOut.includes(allergen);
  const canAdapt = (diet: Diet) =>
    dietRemovables[diet].some((removable) => canBeLeftOut.includes(removable));
  const isPresent = (allergen: Allergen) =>
    facts.contains.includes(allergen) || facts.mayContain.includes(allergen);
  const unmetDiets = confirmed ? diets.filter((diet) => !facts.diets.includes(diet)) : [];
  const contains = without.filter(
    (allergen) => facts.contains.includes(allergen) && !canLeaveOut(allergen),
  );
  return {
    contains,
    mayContain: without.filter(
      (allergen) =>
        facts.mayContain.includes(allergen) &&
        !contains.includes(allergen) &&
        !canLeaveOut(allergen),
    ),
    notFor: unmetDiets.filter((diet) => !canAdapt(diet)),
    unconfirmed: !confirmed && (diets.length > 0 || !without.every(isPresent)),
    onRequest: [
      ...without.filter((allergen) => isPresent(allergen) && canLeaveOut(allergen)),
      ...unmetDiets.filter(canAdapt),
    ],
  };
}
