import { describe, expect, test } from 'vitest';
import { makeProduct, makeProducts } from '../testing/product';
import { isShown, productsInCategory, shopPage, shopPageSize } from './rules';

describe('isVisible', () => {
  test.each(['', '  ', '/images/placeholder.png', 'https://img.example/no-image.jpg'])(
    "is false for the image URL '%s'",
    (imageUrl) => {
      expect(isShown({ imageUrl })).toBe(false);
    },
  );

  test('is true for any other image URL', () => {
    expect(isShown({ imageUrl: '/api/media/optimize/fig?v=0123456789' })).toBe(true);
  });
});

describe('filterByCategory', () => {
  const board = makeProduct({ id: 1, category: 'boards' });
  const hiddenBoard = makeProduct({ id: 2, category: 'boards', imageUrl: '' });
  const gift = makeProduct({ id: 3, category: 'gifts' });
  const catalog = [board, hiddenBoard, gift];

  test('returns all visible products without a category', () => {
    expect(productsInCategory(catalog, '')).toEqual([board, gift]);
    expect(productsInCategory(catalog, ' ')).toEqual([board, gift]);
  });

  test('accepts slugs, names and aliases', () => {
    expect(productsInCategory(catalog, 'boards')).toEqual([board]);
    expect(productsInCategory(catalog, 'Charcuterie Boards')).toEqual([board]);
    expect(productsInCategory(catalog, 'gift box')).toEqual([gift]);
  });

  test('returns nothing for an unknown category', () => {
    expect(productsInCategory(catalog, 'nonsense')).toEqual([]);
  });
});

describe('paginateCatalog', () => {
  const total = 2 * shopPageSize + 2;
  const products = makeProducts(total);

  test.each([
    { wanted: null, page: 1 },
    { wanted: '', page: 1 },
    { wanted: '0', page: 1 },
    { wanted: '-3', page: 1 },
    { wanted: '-Infinity', page: 1 },
    { wanted: 'abc', page: 1 },
    { wanted: 'NaN', page: 1 },
    { wanted: '1', page: 1 },
    { wanted: '1.5', page: 1 },
    { wanted: '2', page: 2 },
    { wanted: '2.9', page: 2 },
    { wanted: ' 2 ', page: 2 },
    { wanted: '3', page: 3 },
    { wanted: '999', page: 3 },
    { wanted: '1e99', page: 3 },
    { wanted: 'Infinity', page: 3 },
  ])("resolves page '$requested' to $page", ({ wanted, page }) => {
    expect(shopPage(products, wanted).page).toBe(page);
  });

  test('returns the range, page count and total', () => {
    const { first, last, pageCount } = shopPage(products, '2');
    expect({ first, last, pageCount }).toEqual({ first: 10, last: 18, pageCount: 3 });
    expect(shopPage(products, '2').total).toBe(total);
  });

  test('returns the products of the page', () => {
    const ids = (wanted: string) => shopPage(products, wanted).products.map(({ id }) => id);
    expect(ids('1')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ids('3')).toEqual([19, 20]);
  });

  test('ends with the last product', () => {
    expect(shopPage(products, '3')).toMatchObject({ first: 19, last: total });
    expect(shopPage(products.slice(0, shopPageSize), '2')).toMatchObject({ page: 1, last: 9 });
  });

  test('returns one empty page without products', () => {
    expect(shopPage([], '7')).toEqual({
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
      const { pageCount } = shopPage(catalog, null);
      const pages = Array.from({ length: pageCount }, (_, at) => String(at + 1));
      expect(pages.flatMap((page) => shopPage(catalog, page).products)).toEqual(catalog);
    }
  });
});
