import { isDessert, isSinglePortions } from '../products/product-kind';
import type { Product } from '../products/schema';
import { countNeededServings, countVegetarianServings } from './amounts';
import { type Candidate, getHalfServings, toCandidates } from './candidates';
import {
  type CombinedLine,
  combineCandidates,
  findCheapest,
  type Target,
} from './combine-candidates';
import type { EventPlan } from './event-plan';
import { findCheapestKind, findFinestKind } from './find-one-kind';
import { pruneCandidates } from './prune-candidates';

export interface Combined {
  readonly cents: number;
  readonly lines: readonly CombinedLine[];
}

/** One kind for each of so many servings. */
const servingsPerKind = 4;

const maxKinds = 4;

const minVarietyKinds = 2;

const countKinds = (servings: number): number =>
  Math.min(maxKinds, Math.max(minVarietyKinds, Math.floor(servings / servingsPerKind)));

/** A board that serves less than this part of the guests is too small for the event. */
const minGuestShare = 1 / 8;

/** The most that a budget buys: more would only be left over. */
const generousPercent = 125;

/** What may be combined, and how many half servings of it must not be vegetarian. */
interface Rules {
  readonly candidates: readonly Candidate[];
  readonly other: number;
}

/** Amounts in half servings. */
interface Needs {
  readonly needed: number;
  readonly vegetarian: number;
  readonly kinds: number;
  /** At most, of any combination that is searched for. */
  readonly maxNeeded: number;
}

function countNeeds(plan: EventPlan): Needs {
  const servings = countNeededServings(plan);
  const needed = servings * 2;
  return {
    needed,
    vegetarian: plan.diets.includes('vegetarian') ? 0 : countVegetarianServings(plan) * 2,
    kinds: countKinds(servings),
    maxNeeded: plan.budget === undefined ? needed : Math.floor((needed * generousPercent) / 100),
  };
}

const isVegetarian = ({ vegetarian }: Candidate): boolean => vegetarian === 'yes';

/**
 * From what a caterer would put on the table to what is possible: boards and tables that aren't too small, half of them
 * not vegetarian; the same without that half; and also small boards and single portions.
 */
function listRules(
  candidates: readonly Candidate[],
  { diets }: EventPlan,
  { needed, vegetarian }: Needs,
): readonly Rules[] {
  const main = candidates.filter((candidate) => {
    const guests = vegetarian > 0 && isVegetarian(candidate) ? vegetarian : needed;
    return (
      !isSinglePortions(candidate.product) && getHalfServings(candidate) >= guests * minGuestShare
    );
  });
  const half = Math.min(needed / 2, needed - vegetarian);
  return [
    ...(diets.includes('vegetarian') ? [] : [{ candidates: main, other: half }]),
    { candidates: main, other: 0 },
    { candidates, other: 0 },
  ];
}

interface VarietyLimits {
  /** For several kinds that are enough. */
  readonly kindsCents: number;
  /** With dessert, and with more of it all. */
  readonly maxCents: number;
}

type Find = (target: Target) => Combined | undefined;

/** Vegetarian food feeds everybody, so only the rest is chosen freely. */
function createFind(candidates: readonly Candidate[], { maxNeeded, kinds }: Needs): Find {
  const combine = (some: readonly Candidate[]) =>
    combineCandidates(pruneCandidates(some, maxNeeded, kinds), maxNeeded, kinds);
  const vegetarian = combine(candidates.filter(isVegetarian));
  const other = combine(candidates.filter((candidate) => !isVegetarian(candidate)));
  return (target) => findCheapest([vegetarian, other], target, maxNeeded);
}

/** Searches for combinations of these products that are enough for the event. Dessert doesn't count toward that. */
export function createSearch(products: readonly Product[], plan: EventPlan) {
  const needs = countNeeds(plan);
  const { needed, vegetarian, kinds, maxNeeded } = needs;
  const candidates = toCandidates(products.filter((product) => !isDessert(product)));
  const desserts = toCandidates(products.filter(isDessert));
  const finds = new Map<readonly Candidate[], Find>();

  function find(rules: Rules, target: Partial<Target>): Combined | undefined {
    const known = finds.get(rules.candidates) ?? createFind(rules.candidates, needs);
    finds.set(rules.candidates, known);
    return known({ needed, vegetarian, other: rules.other, kinds: 1, ...target });
  }

  /** The cheapest for half of the servings. */
  const findDessert = () =>
    find({ candidates: desserts, other: 0 }, { needed: needed / 2, vegetarian: 0 });

  /** The largest amount within the limit; a larger one never costs less. */
  function findMost(rules: Rules, count: number, maxCents: number): Combined | undefined {
    let best: Combined | undefined;
    let [from, to] = [needed + 1, maxNeeded];
    while (from <= to) {
      const middle = Math.floor((from + to) / 2);
      const combined = find(rules, { needed: middle, kinds: count });
      if (combined && combined.cents <= maxCents) {
        best = combined;
        from = middle + 1;
      } else to = middle - 1;
    }
    return best;
  }

  /** As many kinds as are within their limit, then dessert, then as much as the budget buys. */
  function findKinds(rules: Rules, { kindsCents, maxCents }: VarietyLimits): Combined | undefined {
    for (let count = kinds; count >= minVarietyKinds; count -= 1) {
      const combined = find(rules, { kinds: count });
      if (!combined || combined.cents > kindsCents) continue;
      const dessert = findDessert();
      if (!dessert || combined.cents + dessert.cents > maxCents)
        return findMost(rules, count, maxCents) ?? combined;
      const food = findMost(rules, count, maxCents - dessert.cents) ?? combined;
      return { cents: food.cents + dessert.cents, lines: [...food.lines, ...dessert.lines] };
    }
    return undefined;
  }

  /** Of those for the occasion if they are enough. */
  function findVariety(rules: Rules, limits: VarietyLimits): Combined | undefined {
    const { occasion } = plan;
    const forOccasion =
      occasion === undefined
        ? []
        : rules.candidates.filter(({ product }) => product.facts.occasions.includes(occasion));
    return findKinds({ ...rules, candidates: forOccasion }, limits) ?? findKinds(rules, limits);
  }

  /** Not of the product that the value proposal already has alone. */
  function findOneKind(rules: Rules, value: Combined, maxCents: number): Combined | undefined {
    const [only, ...others] = value.lines;
    const choices = rules.candidates.filter(
      (candidate) =>
        (vegetarian === 0 || isVegetarian(candidate)) &&
        (vegetarian > 0 || rules.other === 0 || !isVegetarian(candidate)) &&
        (others.length > 0 || candidate.product !== only?.candidate.product),
    );
    const target = { needed, maxCents };
    const finest =
      plan.budget === undefined
        ? undefined
        : findFinestKind(choices, { ...target, maxHalfServings: maxNeeded });
    return finest ?? findCheapestKind(choices, target);
  }

  return {
    /** Of all combinations that are enough. */
    findCheapest: () => find({ candidates, other: 0 }, {}),
    /** By the first rules whose cheapest combination is within the limit. */
    findWithin(maxCents: number) {
      for (const rules of listRules(candidates, plan, needs)) {
        const value = find(rules, {});
        if (value && value.cents <= maxCents)
          return {
            value,
            findVariety: (limits: VarietyLimits) => findVariety(rules, limits),
            findOneKind: (limit: number) => findOneKind(rules, value, limit),
          };
      }
      return undefined;
    },
  };
}
