import { describe, expect, test } from 'vitest';
import { defaultShopSettings } from '../settings/shop-settings';
import { makeOption, makeProduct } from '../testing/product';
import { type CatalogFilter, emptyFilter } from './catalog-filter';
import { emptyFacts, type ProductFacts } from './facts';
import { filterCatalog } from './filter-catalog';
import type { Product } from './schema';
import { filterByCategory, sortByFeatured } from './visible-products';

/** A Monday, 10:00 in Los Angeles. */
const context = {
  now: new Date('2026-11-23T18:00:00Z'),
  settings: defaultShopSettings,
  busyDays: [{ day: '2026-12-19', servingsLeft: 12 }],
};

const confirm = (facts: Partial<ProductFacts>) => ({
  facts: { ...emptyFacts, confirmed: true, ...facts },
});

const serve = (from: number, to: number, price: number) =>
  makeOption({ key: `${from}`, price, serves: { from, to } });

const garden = makeProduct({
  id: 1,
  name: 'Garden',
  options: [serve(2, 4, 58), serve(8, 12, 158)],
  ...confirm({
    contains: ['milk'],
    diets: ['vegetarian', 'no-pork'],
    occasions: ['dinner'],
  }),
  createdAt: '2026-01-03T00:00:00.000Z',
});
const classic = makeProduct({
  id: 2,
  name: 'Classic',
  options: [serve(5, 8, 128)],
  featured: true,
  ...confirm({
    contains: ['milk', 'tree-nuts'],
    canBeLeftOut: ['tree-nuts', 'meat'],
    occasions: ['dinner', 'birthday'],
  }),
  createdAt: '2026-01-02T00:00:00.000Z',
});
const table = makeProduct({
  id: 3,
  name: 'Table',
  category: 'grazing',
  options: [serve(40, 40, 1360), serve(65, 65, 2100)],
  ...confirm({ mayContain: ['tree-nuts'] }),
  createdAt: '2026-01-04T00:00:00.000Z',
});
const unconfirmed = makeProduct({
  id: 4,
  name: 'Unconfirmed',
  price: 50,
  facts: { ...emptyFacts, diets: ['vegetarian'], occasions: ['dinner'] },
  createdAt: '2026-01-01T00:00:00.000Z',
});
const hidden = makeProduct({ id: 5, name: 'Hidden', imageUrl: '' });
const catalog = [garden, classic, table, unconfirmed, hidden];

const filter = (changes: Partial<CatalogFilter>, products: readonly Product[] = catalog) =>
  filterCatalog(products, { ...emptyFilter, ...changes }, context);
const getNames = (products: readonly Product[]) => products.map(({ name }) => name);
const findNames = (changes: Partial<CatalogFilter>) => getNames(filter(changes).products);

describe('filterCatalog', () => {
  test('without conditions is the visible catalog, featured products first', () => {
    expect(findNames({})).toEqual(['Classic', 'Garden', 'Table', 'Unconfirmed']);
    expect(filter({}).products).toEqual(sortByFeatured(filterByCategory(catalog, '')));
  });

  test.each<[Partial<CatalogFilter>, readonly string[]]>([
    [{ category: 'grazing' }, ['Table']],
    [{ category: null }, []],
    [{ people: 8 }, ['Classic', 'Garden']],
    [{ people: 50 }, ['Table']],
    [{ people: 200 }, []],
    [{ maxPrice: 100 }, ['Garden', 'Unconfirmed']],
    [{ maxPrice: 150, people: 8 }, ['Classic']],
    [{ occasion: 'birthday' }, ['Classic']],
    [{ occasion: 'dinner' }, ['Classic', 'Garden']],
    [{ without: ['tree-nuts'] }, ['Garden']],
    [{ without: ['soy'] }, ['Classic', 'Garden', 'Table']],
    [{ diets: ['vegetarian'] }, ['Garden']],
  ])('finds for %j', (changes, names) => {
    expect(findNames(changes)).toEqual(names);
  });

  test('separates what can be made suitable on request', () => {
    expect(getNames(filter({ without: ['tree-nuts'] }).onRequest)).toEqual(['Classic']);
    expect(getNames(filter({ diets: ['vegetarian'] }).onRequest)).toEqual(['Classic']);
    expect(filter({ without: ['tree-nuts'], diets: ['no-gluten'] }).onRequest).toEqual([]);
  });

  test('leaves out what can’t be had on the date', () => {
    expect(findNames({ date: '2026-11-28' })).toEqual(['Classic', 'Garden', 'Unconfirmed']);
    expect(findNames({ date: '2026-11-28', people: 40 })).toEqual([]);
    expect(findNames({ date: '2026-12-12', people: 40 })).toEqual(['Table']);
    expect(findNames({ date: '2026-11-30' })).toEqual([]);
    const soldOut = makeProduct({ inStock: false });
    expect(filter({}, [soldOut]).products).toEqual([soldOut]);
    expect(filter({ date: '2026-11-28' }, [soldOut]).products).toEqual([]);
  });

  test('leaves out everything on a day without room for the people, and counts so', () => {
    const date = '2026-12-19';
    expect(findNames({ date })).toEqual(['Classic', 'Garden', 'Table', 'Unconfirmed']);
    expect(findNames({ date, people: 12 })).toEqual(['Garden']);
    expect(findNames({ date, people: 13 })).toEqual([]);
    const { people } = filter({ date }).facets;
    expect(people).toMatchObject({ 12: { results: 1 }, 50: { results: 0 } });
  });

  test.each<[CatalogFilter['sort'], readonly string[]]>([
    ['price', ['Unconfirmed', 'Garden', 'Classic', 'Table']],
    ['price-per-person', ['Garden', 'Classic', 'Table', 'Unconfirmed']],
    ['people', ['Garden', 'Classic', 'Table', 'Unconfirmed']],
    ['newest', ['Table', 'Garden', 'Classic', 'Unconfirmed']],
  ])('sorts by %s', (sort, names) => {
    expect(findNames({ sort })).toEqual(names);
  });

  test('sorts by the price for the people', () => {
    expect(findNames({ sort: 'price', people: 8 })).toEqual(['Classic', 'Garden']);
    expect(findNames({ sort: 'price-per-person', people: 8 })).toEqual(['Classic', 'Garden']);
  });

  test('keeps the order of a search unless another one is chosen', () => {
    const ranked = { ...context, isRanked: true };
    expect(getNames(filterCatalog(catalog, emptyFilter, ranked).products)).toEqual([
      'Garden',
      'Classic',
      'Table',
      'Unconfirmed',
    ]);
  });

  test('counts what each choice would find', () => {
    const { facets } = filter({ category: 'boards', people: 8 });
    expect(facets.category).toMatchObject({
      all: { results: 2, onRequest: 0 },
      boards: { results: 2, onRequest: 0 },
      grazing: { results: 0, onRequest: 0 },
    });
    expect(facets.people).toMatchObject({
      2: { results: 1 },
      4: { results: 1 },
      8: { results: 2 },
      12: { results: 1 },
      50: { results: 0 },
    });
    expect(facets.without).toMatchObject({
      'tree-nuts': { results: 1, onRequest: 1 },
      milk: { results: 0, onRequest: 0 },
      soy: { results: 2, onRequest: 0 },
    });
    expect(facets.diet.vegetarian).toEqual({ results: 1, onRequest: 1 });
    expect(facets.max).toMatchObject({ 100: { results: 0 }, 150: { results: 1 } });
    expect(facets.occasion).toMatchObject({ birthday: { results: 1 }, dinner: { results: 2 } });
  });
});
