import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { boardServings } from '#contract/business';
import { categorySlugs } from '#contract/category';
import { catalogPageSize, paginateCatalog } from '#contract/products/catalog-page';
import { productInput } from '#contract/products/input-schema';
import { parseServings } from '#contract/products/parse-servings';
import { isSeat, isService } from '#contract/products/product-kind';
import { type Product, product } from '#contract/products/schema';
import { getStockLevel } from '#contract/products/stock-level';
import { isVisible } from '#contract/products/visible-products';
import { demoImages } from './images';
import { heroImages } from './images/heroes';
import { type DemoProduct, products } from './products';

/** Maps every image name to a URL. */
const getImageUrl = (demo: DemoProduct) => demo.images[0] ?? demo.imageUrl ?? '';

const toProduct = (demo: DemoProduct): Product => ({
  ...demo,
  imageUrl: getImageUrl(demo),
  image: null,
  version: 1,
  updatedAt: demo.createdAt,
});

const catalog = products.map(toProduct).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
const visibleProducts = catalog.filter(isVisible);
const firstPage = paginateCatalog(visibleProducts, null).products;
const featured = visibleProducts.filter((record) => record.featured);

const collectCategories = (records: readonly { category: string }[]) =>
  new Set(records.map(({ category }) => category));

const findDuplicates = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('demo product', () => {
  it.each(products)('$name matches the product schema', (demo) => {
    expect(v.is(product, toProduct(demo))).toBe(true);
  });

  it.each(products)('$name is a valid product form', (demo) => {
    const { id: _, images: _images, createdAt: _created, ...fields } = demo;
    const formInput = { ...fields, imageUrl: demo.imageUrl ?? '/a.jpg' };
    expect(v.parse(productInput, formInput)).toEqual(formInput);
  });

  it.each(products)(
    '$name has dimensions and weight in a standard format',
    ({ dimensions, weight }) => {
      if (dimensions !== null) expect(dimensions).toMatch(/^\d[\d.]* x \d[\d.]* x \d[\d.]* in$/);
      if (weight !== null) expect(weight).toMatch(/^\d+(\.\d)? lb$/);
    },
  );

  it.each(products)(
    '$name has unique options, and exactly one default with the product’s price',
    ({ price, options }) => {
      expect(findDuplicates(options.map(({ key }) => key))).toEqual([]);
      expect(options.flatMap((option) => (option.isDefault ? option.price : []))).toEqual([price]);
      for (const { key, name } of options) {
        expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(name.es).not.toBe('');
      }
    },
  );

  it.each(products)(
    '$name lists every price in both texts',
    ({ options, priceTiers, translations }) => {
      for (const text of [priceTiers ?? '', translations.es.priceTiers ?? '']) {
        const amounts = text.split('\n').map((tier) => tier.match(/: \$([\d,]+)$/)?.[1]);
        const prices = options.flatMap(({ price, quantityPrices }) => [
          price,
          ...quantityPrices.map((tier) => tier.price),
        ]);
        expect(amounts).toEqual(prices.map((price) => price.toLocaleString('en-US')));
      }
    },
  );

  it.each(products)(
    '$name shares no image with another product or the home page',
    ({ id, images }) => {
      const others = products.filter((b) => b.id !== id);
      const otherImages = [
        ...others.flatMap((b) => b.images),
        ...heroImages.map(({ name }) => name),
      ];
      expect(images.filter((name) => otherImages.includes(name))).toEqual([]);
    },
  );

  it.each(products)('$name uses only existing images', (demo) => {
    const knownImages = demoImages.map(({ name }) => name);
    expect(knownImages).toEqual(expect.arrayContaining([...demo.images]));
    expect(findDuplicates(demo.images)).toEqual([]);
    expect(demo.images.length).toBeLessThanOrEqual(4);
  });

  it.each(products)('$name has either images or an image URL', (demo) => {
    expect(demo.images.length > 0).toBe(demo.imageUrl === undefined);
  });
});

describe('demo products', () => {
  it('fill three pages, with products of all four categories', () => {
    expect(visibleProducts.length).toBeGreaterThan(2 * catalogPageSize);
    expect(collectCategories(visibleProducts)).toEqual(new Set(categorySlugs));
  });

  it('have unique ids, SKUs, dates and primary images', () => {
    expect(findDuplicates(products.map(({ id }) => id))).toEqual([]);
    expect(findDuplicates(products.map(({ sku }) => sku))).toEqual([]);
    expect(findDuplicates(products.map(({ createdAt }) => createdAt))).toEqual([]);
    expect(findDuplicates(visibleProducts.map(({ imageUrl }) => imageUrl))).toEqual([]);
  });

  it('have ids in order of creation, all before November 2026', () => {
    const ids = catalog.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    for (const { createdAt } of catalog) expect(createdAt).toMatch(/^2026-(0\d|10)-/);
  });

  it('have every category and nothing sold out on the first page', () => {
    expect(collectCategories(firstPage)).toEqual(new Set(categorySlugs));
    expect(firstPage.map(getStockLevel)).not.toContain('out-of-stock');
  });

  it('include at least four featured ones, the newest three from three categories', () => {
    expect(featured.length).toBeGreaterThanOrEqual(4);
    expect(collectCategories(featured.slice(0, 3))).toEqual(
      new Set(['boards', 'grazing', 'special']),
    );
  });

  it('include one hidden product without an image', () => {
    expect(catalog.filter((record) => !isVisible(record))).toHaveLength(1);
  });

  it('include one that is sold out and one with low stock', () => {
    const levels = visibleProducts.map(getStockLevel);
    expect(levels.filter((level) => level === 'out-of-stock')).toHaveLength(1);
    expect(levels.filter((level) => level === 'low-stock')).toHaveLength(1);
  });

  it('all list their allergens', () => {
    expect(visibleProducts.filter(({ allergens }) => !allergens).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('have numeric servings that parseServings understands', () => {
    for (const record of visibleProducts) {
      const { from, to } = parseServings(record.servingSize) ?? { from: 0, to: 0 };
      const numbers = record.servingSize?.match(/\d+/g)?.map(Number) ?? [0];
      expect([from, to]).toEqual([numbers.at(0), numbers.at(-1)]);
    }
  });

  it('include one class with seats and one other service', () => {
    const names = (records: readonly Product[]) => records.map(({ name }) => name).toSorted();
    expect(names(catalog.filter(isSeat))).toEqual(['Board-Making Class']);
    expect(names(catalog.filter(isService))).toEqual(['Board-Making Class', 'Live Board Bar']);
  });

  it('include a seasonal board', () => {
    expect(
      visibleProducts.some(({ category, seasonal }) => category === 'boards' && seasonal),
    ).toBe(true);
  });

  it('have boards with the servings of their size', () => {
    const { small, medium, large } = boardServings;
    const expectedSizes = [
      `Small: serves ${small.from}–${small.to}`,
      `Medium: serves ${medium.from}–${medium.to}`,
      `Large: serves ${large.from}–${large.to}`,
    ];
    for (const { category, servingSize } of visibleProducts) {
      if (category === 'boards') expect(expectedSizes).toContain(servingSize);
    }
  });
});
