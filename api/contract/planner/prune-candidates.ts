import { type Candidate, getHalfServings, listUnitPrices } from './candidates';

interface Size {
  readonly candidate: Candidate;
  readonly halfServings: number;
  readonly minCents: number;
  readonly maxCents: number;
  /** More units never cost more each. */
  readonly hasFallingPrices: boolean;
}

function measure(candidate: Candidate): Size {
  const cents = listUnitPrices(candidate).map((price) => price.cents);
  return {
    candidate,
    halfServings: getHalfServings(candidate),
    minCents: Math.min(...cents),
    maxCents: Math.max(...cents),
    hasFallingPrices: cents.every(
      (price, index) => index === 0 || price <= (cents[index - 1] ?? 0),
    ),
  };
}

/** Larger before smaller, and cheaper before dearer. */
const compareSizes = (one: Size, other: Size): number =>
  other.halfServings - one.halfServings ||
  one.maxCents - other.maxCents ||
  one.candidate.product.id - other.candidate.product.id;

/**
 * Drops options that no cheapest combination of at least `kinds` products needs: units of others serve as many, cost no
 * more, are enough together, and are so many different products that one of them isn't in the combination yet.
 */
export function pruneCandidates(
  candidates: readonly Candidate[],
  halfServings: number,
  kinds: number,
): Candidate[] {
  const sizes = candidates.map(measure).sort(compareSizes);
  const smallest = sizes.at(-1)?.halfServings ?? 1;
  const maxUnits = Math.ceil(halfServings / smallest) + kinds;
  const remaining: Size[] = [];
  /** Those of `remaining` that can replace others. */
  const replacements: Size[] = [];
  for (const size of sizes) {
    if (isReplaceable(size, replacements, maxUnits, kinds)) continue;
    remaining.push(size);
    if (size.hasFallingPrices) replacements.push(size);
  }
  return remaining.map(({ candidate }) => candidate);
}

function isReplaceable(
  { candidate: { product }, minCents }: Size,
  replacements: readonly Size[],
  maxUnits: number,
  kinds: number,
): boolean {
  const unitsByProduct = new Map<number, number>();
  let units = 0;
  for (const { candidate, maxCents } of replacements) {
    if (maxCents > minCents) continue;
    if (candidate.product.id === product.id) {
      if ((candidate.option?.stock ?? Infinity) >= maxUnits) return true;
      continue;
    }
    if (unitsByProduct.has(candidate.product.id)) continue;
    unitsByProduct.set(candidate.product.id, candidate.available);
    units += candidate.available;
    if (units >= maxUnits && unitsByProduct.size >= kinds) return true;
  }
  return false;
}
