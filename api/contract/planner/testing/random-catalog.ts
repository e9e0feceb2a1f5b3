import { allergens } from '../../products/allergens';
import { diets } from '../../products/diets';
import { occasions, removables } from '../../products/fact-names';
import type { Product } from '../../products/schema';
import { makeOption, makeProduct } from '../../testing/product';

export type Random = () => number;

/** Mulberry32: the same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Both inclusive. */
export const pickNumber = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

export const pickSome = <T>(random: Random, values: readonly T[], share: number): T[] =>
  values.filter(() => random() < share);

const pickOne = <T>(random: Random, values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];

function makeRandomOption(random: Random, index: number): Product['options'][number] {
  const from = pickNumber(random, 1, 6);
  const price = pickNumber(random, 5, 60);
  const isTiered = random() < 0.3;
  return makeOption({
    key: `option-${index}`,
    price,
    serves: random() < 0.05 ? null : { from, to: from + pickNumber(random, 0, 4) },
    stock: random() < 0.3 ? pickNumber(random, 0, 3) : null,
    isDefault: index === 0,
    quantityPrices: isTiered
      ? [
          {
            minQuantity: pickNumber(random, 2, 5),
            price: Math.max(1, price - pickNumber(random, -3, 20)),
          },
        ]
      : [],
  });
}

function pickServingSize(random: Random): string | null {
  const share = random();
  if (share < 0.05) return 'One seat';
  return share < 0.25 ? 'Serves 12, one cup each' : null;
}

/** All that can differ, so that rules meet in every way. */
function makeRandomProduct(random: Random, id: number): Product {
  const optionCount = pickNumber(random, 0, 3);
  const from = pickNumber(random, 1, 8);
  return makeProduct({
    id,
    price: pickNumber(random, 5, 60),
    category: pickOne(random, ['boards', 'boards', 'boards', 'grazing', 'special', 'gifts']),
    weight: random() < 0.8 ? '2 lb' : null,
    name: random() < 0.15 ? 'Dessert Board' : 'Fig Board',
    servingSize: pickServingSize(random),
    imageUrl: random() < 0.05 ? '/placeholder.svg' : '/api/media/optimize/board',
    inStock: random() > 0.1,
    quantityAvailable: random() < 0.3 ? pickNumber(random, 0, 4) : null,
    options: Array.from({ length: optionCount }, (_, index) => makeRandomOption(random, index)),
    facts: {
      contains: pickSome(random, allergens, 0.2),
      mayContain: pickSome(random, allergens, 0.1),
      diets: pickSome(random, diets, 0.5),
      canBeLeftOut: pickSome(random, removables, 0.2),
      occasions: pickSome(random, occasions, 0.2),
      serves: random() < 0.8 ? { from, to: from + pickNumber(random, 0, 4) } : null,
      confirmed: random() < 0.9,
    },
  });
}

export const makeRandomCatalog = (random: Random, count: number): Product[] =>
  Array.from({ length: count }, (_, index) => makeRandomProduct(random, index + 1));
