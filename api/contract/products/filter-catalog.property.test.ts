import { describe, expect, test } from 'vitest';
import { categorySlugs } from '../category';
import { listFullDays } from '../orders/busy-days';
import { findUnavailability, type PlannedEvent } from '../orders/event';
import { searchProducts } from '../search/search-products';
import { defaultShopSettings } from '../settings/shop-settings';
import { makeOption, makeProduct } from '../testing/product';
import { allergens } from './allergens';
import {
  type CatalogFilter,
  catalogSorts,
  emptyFilter,
  maxPriceChoices,
  peopleChoices,
} from './catalog-filter';
import { diets } from './diets';
import { occasions, removables } from './fact-names';
import { type FilteredCatalog, filterCatalog } from './filter-catalog';
import type { Product } from './schema';

const caseCount = 50_000;
/** Every so many cases are compared with a slow computation. */
const bruteForceInterval = 200;
const catalogCount = 25;
const catalogSize = 20;

/** Mulberry32: the same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = createRandom(20_261_125);
const isLikely = (probability: number) => random() < probability;
const pickInteger = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const pickOne = <Value>(values: readonly Value[]): Value =>
  values[pickInteger(0, values.length - 1)] as Value;
const pickSome = <Value>(values: readonly Value[], probability: number): Value[] =>
  values.filter(() => isLikely(probability));

const context = {
  now: new Date('2026-11-23T18:00:00Z'),
  settings: defaultShopSettings,
  busyDays: [
    { day: '2026-12-05', servingsLeft: 12 },
    { day: '2026-12-12', servingsLeft: -1 },
  ],
};
const dates = ['2026-11-24', '2026-11-28', '2026-11-30', '2026-12-05', '2026-12-12', '2026-12-25'];
const ingredients = ['brie', 'almonds', 'prosciutto', 'figs', 'crackers', 'honey', 'anchovies'];
const queries = [
  '',
  'fig',
  'board',
  'brie',
  'no nuts',
  'vegetarian',
  'without pork',
  'sin gluten',
  'tabla',
];

const pickServes = () => {
  const from = pickInteger(1, 60);
  return isLikely(0.2) ? null : { from, to: from + pickInteger(0, 12) };
};

function generateProduct(id: number): Product {
  const optionCount = pickInteger(0, 3);
  return makeProduct({
    id,
    name: `${pickOne(['Fig', 'Garden', 'Classic'])} Board ${id}`,
    translations: { es: { name: `Tabla ${id}` } },
    price: pickInteger(20, 1200),
    category: pickOne(categorySlugs),
    ingredients: isLikely(0.1) ? null : pickSome(ingredients, 0.4).join(', '),
    allergens: isLikely(0.1) ? null : pickSome(['Milk', 'tree nuts', 'wheat'], 0.4).join(', '),
    options: Array.from({ length: optionCount }, (_, index) =>
      makeOption({
        key: `${index}`,
        price: pickInteger(20, 1200),
        serves: pickServes(),
        isDefault: index === 0,
      }),
    ),
    facts: {
      contains: pickSome(allergens, 0.3),
      mayContain: pickSome(allergens, 0.1),
      diets: pickSome(diets, 0.4),
      canBeLeftOut: pickSome(removables, 0.3),
      occasions: pickSome(occasions, 0.3),
      serves: pickServes(),
      confirmed: isLikely(0.85),
    },
    quantityAvailable: isLikely(0.1) ? 0 : null,
    inStock: isLikely(0.9),
    featured: isLikely(0.3),
    imageUrl: isLikely(0.05) ? '' : '/api/media/optimize/board',
    createdAt: new Date(Date.UTC(2026, 0, pickInteger(1, 300))).toISOString(),
  });
}

const catalogs = Array.from({ length: catalogCount }, () =>
  Array.from({ length: catalogSize }, (_, index) => generateProduct(index + 1)),
);

/** Searching is slower than all else, so each catalog is searched once for each text. */
const searches = catalogs.map((catalog) =>
  queries.map((query) => (query === '' ? catalog : searchProducts(catalog, query).products)),
);

const generateFilter = (): CatalogFilter => ({
  ...(isLikely(0.3) && { category: pickOne(categorySlugs) }),
  ...(isLikely(0.4) && { people: isLikely(0.5) ? pickOne(peopleChoices) : pickInteger(1, 80) }),
  without: pickSome(allergens, 0.12),
  diets: pickSome(diets, 0.15),
  ...(isLikely(0.3) && {
    maxPrice: isLikely(0.5) ? pickOne(maxPriceChoices) : pickInteger(20, 1200),
  }),
  ...(isLikely(0.3) && { occasion: pickOne(occasions) }),
  ...(isLikely(0.2) && { date: pickOne(dates) }),
  sort: pickOne(catalogSorts),
});

const canBeHad = (product: Product, event: Pick<PlannedEvent, 'date' | 'people'>) =>
  findUnavailability(product, event, {
    ...context,
    fullDays: listFullDays(context.busyDays, event.people ?? 0),
  }) === undefined;

const generateCase = (index: number) => {
  const catalogIndex = pickInteger(0, catalogCount - 1);
  const products = pickOne(searches[catalogIndex] ?? []);
  const filter = generateFilter();
  return { index, products, filter, found: filterCatalog(products, filter, context) };
};

const describeCase = (index: number, filter: CatalogFilter) =>
  `case ${index}: ${JSON.stringify(filter)}`;

function findViolation({ products, onRequest }: FilteredCatalog, filter: CatalogFilter) {
  const { without, diets: requiredDiets } = filter;
  const isUnsafe = ({ facts }: Product) =>
    without.some(
      (allergen) => facts.contains.includes(allergen) || facts.mayContain.includes(allergen),
    ) ||
    requiredDiets.some((diet) => !facts.diets.includes(diet)) ||
    (without.length + requiredDiets.length > 0 && !facts.confirmed);
  return (
    products.find(isUnsafe) ??
    onRequest.find(
      (product) => !isUnsafe(product) || !product.facts.confirmed || products.includes(product),
    )
  );
}

/** With one condition at a time, in this order of the conditions. */
function filterOneByOne(
  products: readonly Product[],
  filter: CatalogFilter,
  order: readonly string[],
) {
  const { category, people, without, diets: requiredDiets, maxPrice, occasion, date } = filter;
  const conditions: Readonly<Record<string, readonly Partial<CatalogFilter>[]>> = {
    category: [{ category }],
    // The price and the notice are those for the people.
    people: [{ people, maxPrice, date }],
    without: without.map((allergen) => ({ without: [allergen] })),
    diets: requiredDiets.map((diet) => ({ diets: [diet] })),
    occasion: [{ occasion }],
  };
  return order
    .flatMap((name) => conditions[name] ?? [])
    .reduce<readonly Product[]>(
      (remaining, condition) =>
        filterCatalog(remaining, { ...emptyFilter, ...condition }, { ...context, isRanked: true })
          .products,
      products,
    );
}

const conditionNames = ['category', 'people', 'without', 'diets', 'occasion'];

const sortById = (products: readonly Product[]) =>
  products.map(({ id }) => id).sort((a, b) => a - b);

const count = (products: readonly Product[], filter: CatalogFilter) => {
  const found = filterCatalog(products, filter, context);
  return { results: found.products.length, onRequest: found.onRequest.length };
};

/** Every choice in a call of its own. */
function countByBruteForce(products: readonly Product[], filter: CatalogFilter) {
  const countChoices = <Choice extends string | number>(
    choices: readonly Choice[],
    change: (choice: Choice) => Partial<CatalogFilter>,
  ) =>
    Object.fromEntries(
      choices.map((choice) => [choice, count(products, { ...filter, ...change(choice) })]),
    );
  return {
    category: countChoices([...categorySlugs, 'all'] as const, (category) => ({
      category: category === 'all' ? undefined : category,
    })),
    people: countChoices(peopleChoices, (people) => ({ people })),
    without: countChoices(allergens, (allergen) => ({ without: [...filter.without, allergen] })),
    diet: countChoices(diets, (diet) => ({ diets: [...filter.diets, diet] })),
    max: countChoices(maxPriceChoices, (maxPrice) => ({ maxPrice })),
    occasion: countChoices(occasions, (occasion) => ({ occasion })),
  };
}

/** Milliseconds; a tenth of it on an idle machine. */
const timeout = 120_000;

describe(`filterCatalog in ${caseCount} random cases`, { timeout }, () => {
  test('never finds what contains or may contain an excluded allergen, or violates a diet', () => {
    let resultCount = 0;
    let onRequestCount = 0;
    for (let index = 0; index < caseCount; index += 1) {
      const { filter, found } = generateCase(index);
      resultCount += found.products.length;
      onRequestCount += found.onRequest.length;
      if (findViolation(found, filter)) expect.fail(describeCase(index, filter));
    }
    // Otherwise the cases would show little.
    expect(resultCount).toBeGreaterThan(caseCount / 2);
    expect(onRequestCount).toBeGreaterThan(caseCount / 10);
  });

  test('counts what a call for each choice finds, and is the same in any order of conditions', () => {
    for (let index = 0; index < caseCount / bruteForceInterval; index += 1) {
      const { products, filter, found } = generateCase(index);
      expect(found.facets, describeCase(index, filter)).toEqual(
        countByBruteForce(products, filter),
      );
      const order = conditionNames.toSorted(() => random() - 0.5);
      expect(
        sortById(filterOneByOne(products, filter, order)),
        describeCase(index, filter),
      ).toEqual(sortById(found.products));
      const { date, people } = filter;
      if (date)
        expect(found.products.every((product) => canBeHad(product, { date, people }))).toBe(true);
    }
  });
});
