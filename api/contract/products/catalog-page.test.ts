import { describe, expect, test } from 'vitest';
import { makeProduct, makeProducts } from '../testing/product';
import { catalogPageSize, paginateCatalog } from './catalog-page';
import { filterByCategory, isVisible } from './visible-products';

describe('isVisible', () => {
  test.each(['', '  ', '/images/placeholder.png', 'https://img.example/no-image.jpg'])(
    "is false for the image URL '%s'",
    (imageUrl) => {
      expect(isVisible({ imageUrl })).toBe(false);
    },
  );

  test('is true for any other image URL', () => {
    expect(isVisible({ imageUrl: '/api/media/optimize/fig?v=0123456789' })).toBe(true);
  });
});

describe('filterByCategory', () => {
  const board = makeProduct({ id: 1, category: 'boards' });
  const hiddenBoard = makeProduct({ id: 2, category: 'boards', imageUrl: '' });
  const gift = makeProduct({ id: 3, category: 'gifts' });
  const catalog = [board, hiddenBoard, gift];

  test('returns all visible products without a category', () => {
    expect(filterByCategory(catalog, '')).toEqual([board, gift]);
    expect(filterByCategory(catalog, ' ')).toEqual([board, gift]);
  });

  test('accepts slugs, names and aliases', () => {
    expect(filterByCategory(catalog, 'boards')).toEqual([board]);
    expect(filterByCategory(catalog, 'Charcuterie Boards')).toEqual([board]);
    expect(filterByCategory(catalog, 'gift box')).toEqual([gift]);
  });

  test('returns nothing for an unknown category', () => {
    expect(filterByCategory(catalog, 'nonsense')).toEqual([]);
  });
});

describe('paginateCatalog', () => {
  const total = 2 * catalogPageSize + 2;
  const products = makeProducts(total);

  test.each([
    { requested: null, page: 1 },
    { requested: '', page: 1 },
    { requested: '0', page: 1 },
    { requested: '-3', page: 1 },
    { requested: '-Infinity', page: 1 },
    { requested: 'abc', page: 1 },
    { requested: 'NaN', page: 1 },
    { requested: '1', page: 1 },
    { requested: '1.5', page: 1 },
    { requested: '2', page: 2 },
    { requested: '2.9', page: 2 },
    { requested: ' 2 ', page: 2 },
    { requested: '3', page: 3 },
    { requested: '999', page: 3 },
    { requested: '1e99', page: 3 },
    { requested: 'Infinity', page: 3 },
  ])("resolves page '$requested' to $page", ({ requested, page }) => {
    expect(paginateCatalog(products, requested).page).toBe(page);
  });

  test('returns the range, page count and total', () => {
    const { first, last, pageCount } = paginateCatalog(products, '2');
    expect({ first, last, pageCount }).toEqual({ first: 10, last: 18, pageCount: 3 });
    expect(paginateCatalog(products, '2').total).toBe(total);
  });

  test('returns the products of the page', () => {
    const ids = (requested: string) =>
      paginateCatalog(products, requested).products.map(({ id }) => id);
    expect(ids('1')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ids('3')).toEqual([19, 20]);
  });

  test('ends with the last product', () => {
    expect(paginateCatalog(products, '3')).toMatchObject({ first: 19, last: total });
    expect(paginateCatalog(products.slice(0, catalogPageSize), '2')).toMatchObject({
      page: 1,
      last: 9,
    });
  });

  test('returns one empty page without products', () => {
    expect(paginateCatalog([], '7')).toEqual({
      products: [],
      page: 1,
      pageCount: 1,
      first: 0,
      last: 0,
      total: 0,
    });
  });

  test('returns every product exactly once over all pages', () => {
    for (const count of [1, 8, 9, 10, 17, 18, 19, 100]) {
      const catalog = makeProducts(count);
      const { pageCount } = paginateCatalog(catalog, null);
      const pages = Array.from({ length: pageCount }, (_, index) => String(index + 1));
      expect(pages.flatMap((page) => paginateCatalog(catalog, page).products)).toEqual(catalog);
    }
  });
});
