import { type CategorySlug, categorySlugs } from '../category';
import { type Allergen, allergens } from './allergens';
import { maxPriceChoices, peopleChoices } from './catalog-filter';
import { type Diet, diets, type Occasion, occasions } from './facts';
import type { Grade } from './indexed-product';

export interface ChoiceCount {
  readonly results: number;
  readonly onRequest: number;
}

/** What the filter would find with each choice added; of one that's chosen already, what it finds now. */
export interface Facets {
  readonly category: Readonly<Record<CategorySlug | 'all', ChoiceCount>>;
  readonly people: Readonly<Record<string, ChoiceCount>>;
  readonly without: Readonly<Record<Allergen, ChoiceCount>>;
  readonly diet: Readonly<Record<Diet, ChoiceCount>>;
  readonly max: Readonly<Record<string, ChoiceCount>>;
  readonly occasion: Readonly<Record<Occasion, ChoiceCount>>;
}

/** Counts products by choice, given as a position among the choices. */
export interface Counter<Choice extends string> {
  readonly add: (position: number, grade: Grade) => void;
  readonly toRecord: () => Record<Choice, ChoiceCount>;
}

function createCounter<Choice extends string>(choices: readonly Choice[]): Counter<Choice> {
  /** By grade, then by choice. */
  const counts = new Uint32Array(3 * choices.length);
  const getCount = (grade: Grade, position: number) =>
    counts[grade * choices.length + position] ?? 0;
  return {
    add: (position, grade) => {
      counts[grade * choices.length + position] = getCount(grade, position) + 1;
    },
    toRecord: () =>
      Object.fromEntries(
        choices.map((choice, position) => [
          choice,
          { results: getCount(2, position), onRequest: getCount(1, position) },
        ]),
      ) as Record<Choice, ChoiceCount>,
  };
}

export const createCounters = () => ({
  category: createCounter([...categorySlugs, 'all']),
  people: createCounter(peopleChoices.map(String)),
  without: createCounter(allergens),
  diet: createCounter(diets),
  max: createCounter(maxPriceChoices.map(String)),
  occasion: createCounter(occasions),
});
