import { categorySlugs } from '../category';
import { getMinGuests } from '../orders/product-notice';
import { allergens } from './allergens';
import { peopleChoices } from './catalog-filter';
import { diets } from './diets';
import type { Occasion } from './fact-names';
import type { ProductFacts } from './facts';
import { getStartingPrice } from './option-range';
import type { Product } from './schema';
import { findFittingServing, listServings } from './servings';
import { getStockLevel } from './stock-level';
import { getSuitability } from './suitability';
import { isVisible } from './visible-products';

/** 0: no, 1: on request, 2: yes. Several requirements are as suitable as the least suitable one. */
export type Grade = 0 | 1 | 2;

const grades = { no: 0, 'on-request': 1, yes: 2 } as const;

/** How products with the same facts meet each requirement, in the order of `allergens` and `diets`. */
export interface SuitabilityProfile {
  readonly allergenGrades: readonly Grade[];
  readonly dietGrades: readonly Grade[];
}

/**
 * What a filter needs of each visible product, in columns by position: thousands of products are filtered within
 * milliseconds on a slow phone. Products that are alike in something share a group, which is judged once.
 */
export interface FilterIndex {
  readonly products: readonly Product[];
  /** Positions in `categorySlugs`. */
  readonly categories: Uint8Array;
  /** Positions in `occasionGroups`. */
  readonly occasionPositions: Uint16Array;
  readonly occasionGroups: readonly (readonly Occasion[])[];
  /** Positions in `profiles`. */
  readonly profilePositions: Uint16Array;
  readonly profiles: readonly SuitabilityProfile[];
  /** Positions in `availabilityExamples`. */
  readonly availabilityPositions: Uint16Array;
  /** A product of each group whose availability is the same. */
  readonly availabilityExamples: readonly Product[];
  readonly startingPrices: Float64Array;
  /** For so many people; NaN if no option fits them. */
  readonly getPricesFor: (people: number) => Float64Array;
}

/** Assigns a position to each different key. */
function createGroups<Group>() {
  const positions = new Map<string, number>();
  const groups: Group[] = [];
  return {
    groups,
    add(key: string, create: () => Group): number {
      const existing = positions.get(key);
      if (existing !== undefined) return existing;
      positions.set(key, groups.length);
      return groups.push(create()) - 1;
    },
  };
}

const getFactsKey = ({ confirmed, contains, mayContain, diets: own, canBeLeftOut }: ProductFacts) =>
  [confirmed, contains, mayContain, own, canBeLeftOut].join('|');

const createProfile = (product: Product): SuitabilityProfile => ({
  allergenGrades: allergens.map(
    (allergen) => grades[getSuitability(product, { without: [allergen], diets: [] })],
  ),
  dietGrades: diets.map((diet) => grades[getSuitability(product, { without: [], diets: [diet] })]),
});

/** All that `findUnavailability` reads of a product. */
const getAvailabilityKey = (product: Product): string =>
  `${getStockLevel(product)}/${getMinGuests(product)}`;

/** Numbers that are typed, beside the choices; more would only fill the memory. */
const maxOtherNumbers = 8;

function createPriceColumns(products: readonly Product[]) {
  const servings = products.map(listServings);
  const compute = (people: number) =>
    Float64Array.from(servings, (list) => findFittingServing(list, people)?.price ?? Number.NaN);
  const columns = new Map<number, Float64Array>(
    peopleChoices.map((people) => [people, compute(people)]),
  );
  return (people: number): Float64Array => {
    const existing = columns.get(people);
    if (existing) return existing;
    const column = compute(people);
    if (columns.size < peopleChoices.length + maxOtherNumbers) columns.set(people, column);
    return column;
  };
}

function createIndex(catalog: readonly Product[]): FilterIndex {
  const products = catalog.filter(isVisible);
  const profiles = createGroups<SuitabilityProfile>();
  const occasionGroups = createGroups<readonly Occasion[]>();
  const availability = createGroups<Product>();
  return {
    products,
    categories: Uint8Array.from(products, ({ category }) => categorySlugs.indexOf(category)),
    occasionPositions: Uint16Array.from(products, ({ facts }) => {
      const own = facts.confirmed ? facts.occasions : [];
      return occasionGroups.add(own.join(), () => own);
    }),
    occasionGroups: occasionGroups.groups,
    profilePositions: Uint16Array.from(products, (product) =>
      profiles.add(getFactsKey(product.facts), () => createProfile(product)),
    ),
    profiles: profiles.groups,
    availabilityPositions: Uint16Array.from(products, (product) =>
      availability.add(getAvailabilityKey(product), () => product),
    ),
    availabilityExamples: availability.groups,
    startingPrices: Float64Array.from(products, (product) => getStartingPrice(product).dollars),
    getPricesFor: createPriceColumns(products),
  };
}

const indexes = new WeakMap<readonly Product[], FilterIndex>();

/** Once per catalog, which may be the result of a search. */
export function getFilterIndex(catalog: readonly Product[]): FilterIndex {
  const index = indexes.get(catalog) ?? createIndex(catalog);
  indexes.set(catalog, index);
  return index;
}
