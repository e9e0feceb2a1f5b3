import { type CategorySlug, categorySlugs } from '../category';
import { type Allergen, allergens } from './allergens';
import { maxPriceChoices, peopleChoices } from './catalog-filter';
import { type Diet, diets } from './diets';
import { type Occasion, occasions } from './fact-names';
import type { FilterIndex, Grade } from './filter-index';

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

/** Numbers of products by grade and by a position, such as that of a choice. */
interface Tally {
  /** `count` defaults to 1. */
  readonly add: (position: number, grade: Grade, count?: number) => void;
  readonly get: (position: number, grade: Grade) => number;
}

function createTally(size: number): Tally {
  const counts = new Uint32Array(3 * size);
  const get = (position: number, grade: Grade) => counts[grade * size + position] ?? 0;
  return {
    get,
    add(position, grade, count = 1) {
      counts[grade * size + position] = get(position, grade) + count;
    },
  };
}

function toCounts<Choice extends string | number>(
  choices: readonly Choice[],
  { get }: Tally,
): Record<Choice, ChoiceCount> {
  const entries = choices.map((choice, position) => [
    choice,
    { results: get(position, 2), onRequest: get(position, 1) },
  ]);
  return Object.fromEntries(entries) as Record<Choice, ChoiceCount>;
}

/** What was counted in one pass over the catalog, each by what all other conditions have left. */
interface CatalogTallies {
  /** By position in `categorySlugs`. */
  readonly categories: Tally;
  /** By position in `peopleChoices`. */
  readonly people: Tally;
  /** By the number of `maxPriceChoices` that are too low. */
  readonly prices: Tally;
  /** By the position of their group of occasions. */
  readonly occasions: Tally;
  /** By the position of their profile. */
  readonly profiles: Tally;
}

export const createTallies = ({ profiles, occasionGroups }: FilterIndex): CatalogTallies => ({
  categories: createTally(categorySlugs.length),
  people: createTally(peopleChoices.length),
  prices: createTally(maxPriceChoices.length + 1),
  occasions: createTally(occasionGroups.length),
  profiles: createTally(profiles.length),
});

export const getLower = (a: Grade, b: Grade): Grade => (b < a ? b : a);

const foundGrades = [1, 2] as const;

/** Products of all groups whose position belongs to the choice. */
function sumGroups(
  choiceCount: number,
  { get }: Tally,
  groupCount: number,
  isIncluded: (group: number, choice: number) => boolean,
): Tally {
  const sums = createTally(choiceCount);
  for (let group = 0; group < groupCount; group += 1)
    for (const grade of foundGrades) {
      const count = get(group, grade);
      if (count === 0) continue;
      for (let choice = 0; choice < choiceCount; choice += 1)
        if (isIncluded(group, choice)) sums.add(choice, grade, count);
    }
  return sums;
}

/** Every additional requirement can only lower the grade. */
function sumProfiles(
  choiceCount: number,
  { get }: Tally,
  profiles: readonly (readonly Grade[])[],
): Tally {
  const sums = createTally(choiceCount);
  profiles.forEach((profileGrades, position) => {
    for (const grade of foundGrades) {
      const count = get(position, grade);
      if (count === 0) continue;
      profileGrades.forEach((other, choice) => {
        sums.add(choice, getLower(grade, other), count);
      });
    }
  });
  return sums;
}

export function buildFacets(
  { categories, people, prices, occasions: byOccasions, profiles: byProfile }: CatalogTallies,
  { profiles, occasionGroups }: FilterIndex,
): Facets {
  const all = sumGroups(1, categories, categorySlugs.length, () => true);
  const max = sumGroups(
    maxPriceChoices.length,
    prices,
    maxPriceChoices.length,
    (tooLow, choice) => choice >= tooLow,
  );
  const occasion = sumGroups(
    occasions.length,
    byOccasions,
    occasionGroups.length,
    (group, choice) => occasionGroups[group]?.some((own) => own === occasions[choice]) ?? false,
  );
  const allergenGrades = profiles.map((profile) => profile.allergenGrades);
  const dietGrades = profiles.map((profile) => profile.dietGrades);
  return {
    category: { ...toCounts(categorySlugs, categories), ...toCounts(['all'], all) },
    people: toCounts(peopleChoices, people),
    without: toCounts(allergens, sumProfiles(allergens.length, byProfile, allergenGrades)),
    diet: toCounts(diets, sumProfiles(diets.length, byProfile, dietGrades)),
    max: toCounts(maxPriceChoices, max),
    occasion: toCounts(occasions, occasion),
  };
}
