import { type Candidate, getHalfServings } from './candidates';
import { type CombinedLine, toPortion } from './combine-candidates';

/** A table with more of the same is no choice anybody would make. */
const maxUnits = 4;

interface OneKindTarget {
  /** Half servings. */
  readonly needed: number;
  readonly maxCents: number;
}

interface Choice extends CombinedLine {
  readonly cents: number;
  readonly halfServings: number;
}

const listChoices = (
  candidates: readonly Candidate[],
  { needed, maxCents }: OneKindTarget,
): Choice[] =>
  candidates
    .map((candidate) => {
      const quantity = Math.ceil(needed / getHalfServings(candidate));
      const { cents, halfServings } = toPortion(candidate, quantity);
      return { candidate, quantity, cents, halfServings };
    })
    .filter(
      ({ candidate, quantity, cents }) =>
        quantity <= Math.min(maxUnits, candidate.available) && cents <= maxCents,
    );

function pickFewestUnits(choices: Choice[], compareCents: (one: Choice, other: Choice) => number) {
  const [best] = choices.sort(
    (one, other) =>
      one.quantity - other.quantity ||
      compareCents(one, other) ||
      one.candidate.product.id - other.candidate.product.id,
  );
  return best && { cents: best.cents, lines: [best] };
}

/** The fewest units of one option, then the cheapest. */
export const findCheapestKind = (candidates: readonly Candidate[], target: OneKindTarget) =>
  pickFewestUnits(listChoices(candidates, target), (one, other) => one.cents - other.cents);

/** The fewest units of one option that isn't far too much, then the dearest. */
export const findFinestKind = (
  candidates: readonly Candidate[],
  { maxHalfServings, ...target }: OneKindTarget & { readonly maxHalfServings: number },
) =>
  pickFewestUnits(
    listChoices(candidates, target).filter(({ halfServings }) => halfServings <= maxHalfServings),
    (one, other) => other.cents - one.cents,
  );
