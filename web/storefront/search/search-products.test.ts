import { describe, expect, test } from 'vitest';
import { demoProducts, productNamed, shownProducts } from '../../testing/demo-shop';
import { searchProducts } from './search-products';

const found = (written: string) =>
  searchProducts(demoProducts, written).products.map(({ name }) => name);

const gifts = shownProducts.filter(({ category }) => category === 'gifts');

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
  ])('"%s" ranks the product named %s first, in either language', (written, name) => {
    expect(found(written)[0]).toBe(name);
  });

  test.each([
    ['smoked salmon', 'Sunday Brunch Board'],
    ['salmón ahumado', 'Sunday Brunch Board'],
    ['cajeta', 'Dessert Board'],
    ['waffles', 'Sunday Brunch Board'],
  ])('"%s" matches the ingredients of %s', (written, name) => {
    expect(found(written)).toEqual([name]);
  });

  test.each(['gift boxes', 'cajas de regalo'])(
    '"%s" matches the products of that category',
    (written) => {
      expect(found(written).sort()).toEqual(gifts.map(({ name }) => name).sort());
    },
  );

  test.each([
    ['charcuteria', 'charcutería'],
    ['clasica', 'Clásica'],
    ['SALMON', 'salmón'],
    ['arandanos', 'arándanos'],
  ])('ignores accents and case: "%s" equals "%s"', (plain, written) => {
    expect(found(plain)).toEqual(found(written));
    expect(found(plain)).not.toEqual([]);
  });

  test.each([
    ['manchgo', 'manchego'],
    ['prosciuto', 'prosciutto'],
    ['chocolte', 'chocolate'],
    ['charcutreia', 'charcutería'],
    ['bire', 'brie'],
    ['chesee', 'cheese'],
    ['tbala', 'tabla'],
  ])('tolerates typos: "%s" finds the first result of "%s"', (slip, meant) => {
    expect(found(slip)).toContain(found(meant)[0]);
  });

  test('matches word prefixes', () => {
    expect(found('wedd')).toEqual(found('wedding'));
  });

  test('requires all words to match', () => {
    expect(found('fig wedding')).toEqual(['Wedding Board']);
    expect(found('wedding xyzzy')).toEqual([]);
  });

  test.each(['xyzzy', 'qqqq', 'sushi', '', '   ', '---', '“”', 'de la', 'the'])(
    '"%s" returns nothing',
    (written) => {
      expect(found(written)).toEqual([]);
    },
  );

  test('does not return hidden products', () => {
    const hidden = demoProducts.find((product) => !shownProducts.includes(product));
    expect(found(hidden?.name ?? '')).not.toContain(hidden?.name);
  });

  test('uses the catalog it is given, not a cached one', () => {
    const renamed = { ...productNamed('Classic Board'), name: 'Quokka Board' };
    expect(searchProducts([renamed], 'quokka').products).toEqual([renamed]);
    expect(found('quokka')).toEqual([]);
  });
});
