import { describe, expect, test } from 'vitest';
import { searchProducts } from '#contract/search/search-products';
import { demoProducts, findProductByName, visibleProducts } from '../../testing/demo-data';

const searchNames = (query: string) =>
  searchProducts(demoProducts, query).products.map(({ name }) => name);

const gifts = visibleProducts.filter(({ category }) => category === 'gifts');

describe('searchProducts', () => {
  test.each([
    ['wedding', 'Wedding Board'],
    ['boda', 'Wedding Board'],
    ['Tabla de Boda', 'Wedding Board'],
    ['one hundred', 'Grazing Table for One Hundred'],
    ['mesa para cien', 'Grazing Table for One Hundred'],
    ['seven cheese', 'Seven-Cheese Board'],
    ['siete quesos', 'Seven-Cheese Board'],
    ['cups', 'Charcuterie Cups, One Dozen'],
    ['vasitos', 'Charcuterie Cups, One Dozen'],
  ])('"%s" ranks the product named %s first, in either language', (query, name) => {
    expect(searchNames(query)[0]).toBe(name);
  });

  test.each([
    ['smoked salmon', 'Sunday Brunch Board'],
    ['salmón ahumado', 'Sunday Brunch Board'],
    ['cajeta', 'Dessert Board'],
    ['waffles', 'Sunday Brunch Board'],
  ])('"%s" matches the ingredients of %s', (query, name) => {
    expect(searchNames(query)).toEqual([name]);
  });

  test.each(['gift boxes', 'cajas de regalo'])(
    '"%s" ranks the products of that category first',
    (query) => {
      const names = searchNames(query).slice(0, gifts.length);
      expect(names.sort()).toEqual(gifts.map(({ name }) => name).sort());
    },
  );

  test.each([
    ['charcuteria', 'charcutería'],
    ['clasica', 'Clásica'],
    ['SALMON', 'salmón'],
    ['arandanos', 'arándanos'],
  ])('ignores accents and case: "%s" equals "%s"', (plain, query) => {
    expect(searchNames(plain)).toEqual(searchNames(query));
    expect(searchNames(plain)).not.toEqual([]);
  });

  test.each([
    ['manchgo', 'manchego'],
    ['prosciuto', 'prosciutto'],
    ['chocolte', 'chocolate'],
    ['charcutreia', 'charcutería'],
    ['bire', 'brie'],
    ['chesee', 'cheese'],
    ['tbala', 'tabla'],
  ])('tolerates typos: "%s" finds the first result of "%s"', (typo, intended) => {
    expect(searchNames(typo)).toContain(searchNames(intended)[0]);
  });

  test('matches word prefixes', () => {
    expect(searchNames('wedd')[0]).toBe('Wedding Board');
    expect(searchNames('prosc')).toEqual(searchNames('prosci'));
  });

  test('requires all words to match', () => {
    expect(searchNames('salmon cajeta')).toEqual([]);
    expect(searchNames('fig wedding')[0]).toBe('Wedding Board');
    expect(searchNames('wedding xyzzy')).toEqual([]);
  });

  test.each(['xyzzy', 'qqqq', 'sushi', '', '   ', '---', '“”', 'de la', 'the'])(
    '"%s" returns nothing',
    (query) => {
      expect(searchNames(query)).toEqual([]);
    },
  );

  test('does not return hidden products', () => {
    const hidden = demoProducts.find((product) => !visibleProducts.includes(product));
    expect(searchNames(hidden?.name ?? '')).not.toContain(hidden?.name);
  });

  test('uses the catalog it is given, not a cached one', () => {
    const renamed = { ...findProductByName('Classic Board'), name: 'Quokka Board' };
    expect(searchProducts([renamed], 'quokka').products).toEqual([renamed]);
    expect(searchNames('quokka')).toEqual([]);
  });
});
