import { categorySlugs } from '../category';
import { mapInSlices } from '../core/in-slices';
import { getMinGuests } from '../orders/product-notice';
import { allergens } from './allergens';
import { peopleChoices } from './catalog-filter';
import { diets } from './diets';
import type { Occasion } from './fact-names';
import type { ProductFacts } from './facts';
import { getStartingPrice } from './option-range';
import type { Product } from './schema';
import { findFittingServing, listServings, type Serving } from './servings';
import { getStockLevel } from './stock-level';
import { getSuitability } from './suitability';
import { isVisible } from './visible-products';

/** 0: no, 1: on request, 2: yes. Several requirements are as suitable as the least suitable one. */
export type Grade = 0 | 1 | 2;

const grades = { no: 0, 'on-request': 1, yes: 2 } as const;

/** How products with the same facts meet each requirement, in the order of `allergens` and `diets`. */
interface SuitabilityProfile {
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

const getPrice = (servings: readonly Serving[], people: number): number =>
  findFittingServing(servings, people)?.price ?? Number.NaN;

function createPriceColumns(length: number) {
  const servings: (readonly Serving[])[] = [];
  const columns = new Map<number, Float64Array>(
    peopleChoices.map((people) => [people, new Float64Array(length)]),
  );
  return {
    add(product: Product, position: number) {
      const own = listServings(product);
      servings.push(own);
      for (const [people, column] of columns) column[position] = getPrice(own, people);
    },
    getFor(people: number): Float64Array {
      const existing = columns.get(people);
      if (existing) return existing;
      const column = Float64Array.from(servings, (own) => getPrice(own, people));
      if (columns.size < peopleChoices.length + maxOtherNumbers) columns.set(people, column);
      return column;
    },
  };
}

/** An index of visible products, which have to be added in order. */
function createIndex(products: readonly Product[]) {
  const { length } = products;
  const categories = new Uint8Array(length);
  const occasionPositions = new Uint16Array(length);
  const profilePositions = new Uint16Array(length);
  const availabilityPositions = new Uint16Array(length);
  const startingPrices = new Float64Array(length);
  const occasionGroups = createGroups<readonly Occasion[]>();
  const profiles = createGroups<SuitabilityProfile>();
  const availability = createGroups<Product>();
  const prices = createPriceColumns(length);
  const index: FilterIndex = {
    products,
    categories,
    occasionPositions,
    occasionGroups: occasionGroups.groups,
    profilePositions,
    profiles: profiles.groups,
    availabilityPositions,
    availabilityExamples: availability.groups,
    startingPrices,
    getPricesFor: prices.getFor,
  };

  function add(product: Product, position: number): void {
    const { facts } = product;
    const occasions = facts.confirmed ? facts.occasions : [];
    categories[position] = categorySlugs.indexOf(product.category);
    occasionPositions[position] = occasionGroups.add(occasions.join(), () => occasions);
    profilePositions[position] = profiles.add(getFactsKey(facts), () => createProfile(product));
    availabilityPositions[position] = availability.add(getAvailabilityKey(product), () => product);
    startingPrices[position] = getStartingPrice(product).dollars;
    prices.add(product, position);
  }

  return { index, add };
}

const indexes = new WeakMap<readonly Product[], FilterIndex>();

/** Once per catalog, which may be the result of a search. */
export function getFilterIndex(catalog: readonly Product[]): FilterIndex {
  const existing = indexes.get(catalog);
  if (existing) return existing;
  const { index, add } = createIndex(catalog.filter(isVisible));
  index.products.forEach(add);
  indexes.set(catalog, index);
  return index;
}

const preparations = new WeakMap<readonly Product[], Promise<void>>();

/** Builds the index without blocking the event loop, for a server. */
export function prepareFilterIndex(catalog: readonly Product[]): Promise<void> {
  const preparation = preparations.get(catalog) ?? addInSlices(catalog);
  preparations.set(catalog, preparation);
  return preparation;
}

async function addInSlices(catalog: readonly Product[]): Promise<void> {
  const { index, add } = createIndex(catalog.filter(isVisible));
  await mapInSlices(index.products.entries(), ([position, product]) => add(product, position));
  indexes.set(catalog, index);
}
