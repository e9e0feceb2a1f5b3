import { describe, expect, test } from 'vitest';
import { countConditions, formatFilterParams, parseCatalogFilter } from './catalog-filter';
import { hasFilterParams } from './filter-params';

const parse = (query: string) => parseCatalogFilter(new URLSearchParams(query));

describe('parseCatalogFilter', () => {
  test('reads every parameter', () => {
    expect(
      parse(
        'category=boards&people=12&without=tree-nuts&without=milk&diet=vegetarian&max=100&occasion=wedding&date=2026-12-05&sort=price',
      ),
    ).toEqual({
      filter: {
        category: 'boards',
        people: 12,
        without: ['milk', 'tree-nuts'],
        diets: ['vegetarian'],
        maxPrice: 100,
        occasion: 'wedding',
        date: '2026-12-05',
        sort: 'price',
      },
      unknown: [],
    });
  });

  test('ignores and reports values that mean nothing', () => {
    const { filter, unknown } = parse(
      'category=sushi&people=many&without=nuts&without=milk&diet=keto&max=-5&occasion=monday&date=2026-02-30&sort=random',
    );
    expect(filter).toEqual({ category: null, without: ['milk'], diets: [], sort: 'featured' });
    expect(unknown).toEqual([
      'category',
      'without',
      'diet',
      'people',
      'max',
      'occasion',
      'date',
      'sort',
    ]);
  });

  test.each(['people=0', 'people=1.5', 'people=1e3', 'people=100001', 'max=%00'])(
    'ignores %s',
    (query) => {
      const { filter, unknown } = parse(query);
      expect([filter.people, filter.maxPrice]).toEqual([undefined, undefined]);
      expect(unknown).toHaveLength(1);
    },
  );

  test('ignores empty parameters, which a form without JavaScript sends', () => {
    const query = 'category=&people=&max=+&date=&sort=';
    expect(parse(query)).toEqual(parse(''));
    expect(hasFilterParams(new URLSearchParams(query))).toBe(false);
  });

  test('takes the last of several values where one is possible', () => {
    expect(parse('people=12&people=15').filter.people).toBe(15);
  });
});

describe('formatFilterParams', () => {
  test('is the same for equal filters', () => {
    const { filter } = parse('sort=featured&without=soy&without=milk&without=soy&people=8');
    expect(formatFilterParams(filter)).toEqual({ people: ['8'], without: ['milk', 'soy'] });
  });

  test('is what parseCatalogFilter reads', () => {
    const query =
      'people=12&without=milk&without=tree-nuts&diet=no-pork&max=150&occasion=gift&date=2026-12-05&sort=newest';
    const { filter } = parse(query);
    const params = Object.entries(formatFilterParams(filter)).flatMap(([name, values]) =>
      values.map((value) => [name, value]),
    );
    expect(new URLSearchParams(params).toString()).toBe(query);
    expect(countConditions(filter)).toBe(7);
  });
});
