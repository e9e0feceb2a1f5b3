import type { Product } from '../products/schema';
import { countNeededServings, countVegetarianServings } from './amounts';
import { type Candidate, getHalfServings, toCandidates } from './candidates';
import {
  type CombinedLine,
  combineCandidates,
  findCheapest,
  toPortion,
} from './combine-candidates';
import type { EventPlan } from './event-plan';
import { pruneCandidates } from './prune-candidates';

export interface Combined {
  readonly cents: number;
  readonly lines: readonly CombinedLine[];
}

/** One kind for each of so many servings. */
const servingsPerKind = 6;

const maxKinds = 4;

const minVarietyKinds = 2;

const countKinds = (servings: number): number =>
  Math.min(maxKinds, Math.max(minVarietyKinds, Math.floor(servings / servingsPerKind)));

/** Searches for combinations of these products that are enough for the event. */
export function createSearch(products: readonly Product[], plan: EventPlan) {
  const servings = countNeededServings(plan);
  const needed = servings * 2;
  const neededVegetarian = plan.diets.includes('vegetarian')
    ? 0
    : countVegetarianServings(plan) * 2;
  const kinds = countKinds(servings);
  const candidates = toCandidates(products);
  const find = createFind({ needed, neededVegetarian, kinds });
  const findAny = find(candidates);

  return {
    findValue: () => findAny(1),
    /** Of those for the occasion if they are enough. */
    findVariety(maxCents: number): Combined | undefined {
      const { occasion } = plan;
      const forOccasion =
        occasion === undefined
          ? []
          : candidates.filter(({ product }) => product.facts.occasions.includes(occasion));
      const searches = forOccasion.length === 0 ? [findAny] : [find(forOccasion), findAny];
      for (const search of searches) {
        for (let count = kinds; count >= minVarietyKinds; count -= 1) {
          const combined = search(count);
          if (combined && combined.cents <= maxCents) return combined;
        }
      }
      return undefined;
    },
    /** Not of the product that the value proposal already has alone. */
    findOneKind(maxCents: number, value: Combined): Combined | undefined {
      const [only, ...others] = value.lines;
      const left = candidates.filter(
        (candidate) =>
          (neededVegetarian === 0 || isVegetarian(candidate)) &&
          (others.length > 0 || candidate.product !== only?.candidate.product),
      );
      return findOneKind(left, needed, maxCents);
    },
  };
}

const isVegetarian = ({ vegetarian }: Candidate): boolean => vegetarian === 'yes';

interface Target {
  /** Half servings. */
  readonly needed: number;
  readonly neededVegetarian: number;
  readonly kinds: number;
}

/** Vegetarian food feeds everybody, so only the rest is chosen freely. */
const createFind =
  ({ needed, neededVegetarian, kinds }: Target) =>
  (candidates: readonly Candidate[]) => {
    const combine = (some: readonly Candidate[]) =>
      combineCandidates(pruneCandidates(some, needed, kinds), needed, kinds);
    const isSeparate = neededVegetarian > 0;
    const vegetarian = combine(isSeparate ? candidates.filter(isVegetarian) : []);
    const other = combine(
      isSeparate ? candidates.filter((candidate) => !isVegetarian(candidate)) : candidates,
    );
    return (minKinds: number): Combined | undefined =>
      findCheapest([vegetarian, other], needed, neededVegetarian, minKinds);
  };

/** A table with more of the same is no choice anybody would make. */
const maxUnitsOfOneKind = 4;

/** The fewest units of one option, then the cheapest. */
function findOneKind(
  candidates: readonly Candidate[],
  needed: number,
  maxCents: number,
): Combined | undefined {
  const [best] = candidates
    .map((candidate) => {
      const quantity = Math.ceil(needed / getHalfServings(candidate));
      return { candidate, quantity, cents: toPortion(candidate, quantity).cents };
    })
    .filter(
      ({ candidate, quantity, cents }) =>
        quantity <= Math.min(maxUnitsOfOneKind, candidate.available) && cents <= maxCents,
    )
    .sort(
      (one, other) =>
        one.quantity - other.quantity ||
        one.cents - other.cents ||
        one.candidate.product.id - other.candidate.product.id,
    );
  return best && { cents: best.cents, lines: [best] };
}
