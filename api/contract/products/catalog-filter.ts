import { type CategorySlug, findCategory } from '../category';
import { isIsoDate } from '../core/dates';
import { type Allergen, allergens } from './allergens';
import { type Diet, diets } from './diets';
import { type Occasion, occasions } from './fact-names';
import { type FilterParams, readFilterParams } from './filter-params';
import type { Requirements } from './suitability';

export const catalogSorts = ['featured', 'price', 'price-per-person', 'people', 'newest'] as const;
export type CatalogSort = (typeof catalogSorts)[number];

/** What a shopper looks for; everything is optional. */
export interface CatalogFilter extends Requirements {
  /** Null if the URL names an unknown category, which has no products. */
  readonly category?: CategorySlug | null | undefined;
  /** Some option is for that many people. */
  readonly people?: number | undefined;
  /** In dollars; with `people`, of the option that fits them. */
  readonly maxPrice?: number | undefined;
  readonly occasion?: Occasion | undefined;
  /** Can be had on that day, 'YYYY-MM-DD'. */
  readonly date?: string | undefined;
  readonly sort: CatalogSort;
}

export const emptyFilter: CatalogFilter = { without: [], diets: [], sort: 'featured' };

/** Choices that a filter offers; any other number works too. */
export const peopleChoices = [2, 4, 8, 12, 20, 30, 50, 100] as const;
export const maxPriceChoices = [75, 100, 150, 200, 500, 1000] as const;

/** More than any event, so that a typo isn't a filter. */
const maxNumber = 100_000;

function parsePositiveInteger(text: string): number | undefined {
  const number = Number(text);
  const isValid = /^\d+$/.test(text) && number > 0 && number <= maxNumber;
  return isValid ? number : undefined;
}

const parseChoice =
  <Choice extends string>(choices: readonly Choice[]) =>
  (text: string): Choice | undefined =>
    choices.find((choice) => choice === text);

interface ParsedFilter {
  readonly filter: CatalogFilter;
  /** Names of parameters with values that were ignored because they mean nothing. */
  readonly unknown: readonly string[];
}

/** Of several values where only one is possible, the last one counts. */
export function parseCatalogFilter(search: URLSearchParams): ParsedFilter {
  const params = readFilterParams(search);
  const unknown = new Set<string>();

  function parseAll<Value>(
    name: keyof FilterParams,
    parse: (text: string) => Value | undefined,
  ): readonly Value[] {
    return (params[name] ?? []).flatMap((text) => {
      const value = parse(text.trim());
      if (value === undefined) unknown.add(name);
      return value ?? [];
    });
  }

  const category = search.get('category')?.trim();
  const slug = category ? (findCategory(category)?.slug ?? null) : undefined;
  if (slug === null) unknown.add('category');
  const without = parseAll('without', parseChoice(allergens));
  const requiredDiets = parseAll('diet', parseChoice(diets));
  const filter = {
    category: slug,
    people: parseAll('people', parsePositiveInteger).at(-1),
    without: allergens.filter((allergen) => without.includes(allergen)),
    diets: diets.filter((diet) => requiredDiets.includes(diet)),
    maxPrice: parseAll('max', parsePositiveInteger).at(-1),
    occasion: parseAll('occasion', parseChoice(occasions)).at(-1),
    date: parseAll('date', (text) => (isIsoDate(text) ? text : undefined)).at(-1),
    sort: parseAll('sort', parseChoice(catalogSorts)).at(-1) ?? 'featured',
  };
  return { filter, unknown: [...unknown] };
}

/** The parameters of a filter without its category: equal filters have equal parameters. */
export const formatFilterParams = (filter: CatalogFilter): FilterParams => ({
  ...(filter.people && { people: [String(filter.people)] }),
  ...(filter.without.length > 0 && { without: sortLike(allergens, filter.without) }),
  ...(filter.diets.length > 0 && { diet: sortLike(diets, filter.diets) }),
  ...(filter.maxPrice && { max: [String(filter.maxPrice)] }),
  ...(filter.occasion && { occasion: [filter.occasion] }),
  ...(filter.date && { date: [filter.date] }),
  ...(filter.sort !== 'featured' && { sort: [filter.sort] }),
});

const sortLike = <Value extends Allergen | Diet>(
  order: readonly Value[],
  values: readonly Value[],
): Value[] => order.filter((value) => values.includes(value));

/** Number of conditions that a shopper has chosen; the category and the order are none. */
export const countConditions = ({
  people,
  without,
  diets: requiredDiets,
  maxPrice,
  occasion,
  date,
}: CatalogFilter): number =>
  without.length +
  requiredDiets.length +
  [people, maxPrice, occasion, date].filter((value) => value !== undefined).length;
