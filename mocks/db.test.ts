import { describe, expect, test } from 'vitest';
import { isShown, stockLevel } from '#contract/products/rules';
import { photographs } from '#demo/photographs';
import { products as demoProducts } from '#demo/products';
import { createDatabase } from './db';
import type { Scenario } from './scenarios';

const databaseIn = (...scenarios: Scenario[]) => createDatabase(new Set(scenarios));

describe('the mocked shop', () => {
  test('sells what the demo shop sells, newest first', () => {
    const { products } = databaseIn();
    const dates = products.map(({ createdAt }) => createdAt);
    expect(products.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      demoProducts.map(({ id }) => id),
    );
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('gives a product the address of its primary picture, content mark included', () => {
    const { products, images } = databaseIn();
    const pictured = products.filter(({ image }) => image !== null);
    expect(pictured.length).toBeGreaterThan(0);
    for (const { id, imageUrl } of pictured) {
      const [primary, ...others] = images.get(id) ?? [];
      expect(imageUrl).toMatch(/^\/api\/media\/optimize\/\w+\?v=[0-9a-f]{10}$/);
      expect(primary).toMatchObject({ imageUrl, isPrimary: true });
      expect(others.every(({ isPrimary }) => !isPrimary)).toBe(true);
    }
  });

  test('lists every demo picture in its library under an address of its own', () => {
    const { files } = databaseIn();
    expect(files.map(({ id }) => id)).toEqual(photographs.map(({ id }) => id));
    expect(new Set(files.map(({ url_preview }) => url_preview)).size).toBe(files.length);
  });
});

describe('a scenario', () => {
  test('empty leaves no product, whatever else is asked for', () => {
    expect(databaseIn('empty', 'large-catalogue').products).toEqual([]);
  });

  test('one-product leaves one that the shop shows', () => {
    const { products } = databaseIn('one-product');
    expect(products.map(isShown)).toEqual([true]);
  });

  test('large-catalogue adds 5,000 products, the same ones every time', () => {
    const { products, images } = databaseIn('large-catalogue');
    const ids = new Set(products.map(({ id }) => id));
    expect(ids.size).toBe(demoProducts.length + 5000);
    expect(products.every(({ id }) => images.has(id))).toBe(true);
    expect(databaseIn('large-catalogue').products).toEqual(products);
  });

  test('out-of-stock empties every shelf, those of a large catalogue too', () => {
    const { products } = databaseIn('out-of-stock', 'large-catalogue');
    expect(new Set(products.map(stockLevel))).toEqual(new Set(['out-of-stock']));
  });

  test('long-texts lengthens the texts of both languages', () => {
    const { products } = databaseIn('long-texts');
    for (const { name, translations } of products) {
      expect(name.length).toBeGreaterThan(80);
      expect(translations.es?.description?.length).toBeGreaterThan(300);
    }
  });

  test('missing-images keeps the library and loses the pictures themselves', () => {
    const { files, library } = databaseIn('missing-images');
    expect(files).toHaveLength(photographs.length);
    expect(library.rows.every(({ picture }) => picture === undefined)).toBe(true);
  });
});
