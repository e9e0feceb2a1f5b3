import { describe, expect, test } from 'vitest';
import { catalogue, productNamed, shownProducts } from '../../testing/demo-shop';
import { searchProducts } from './search-products';

const found = (written: string) =>
  searchProducts(catalogue, written).products.map(({ name }) => name);

const gifts = shownProducts.filter(({ category }) => category === 'gifts');

describe('a search', () => {
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
  ])('for %s finds first, by its name in either language, %s', (written, name) => {
    expect(found(written)[0]).toBe(name);
  });

  test.each([
    ['smoked salmon', 'Sunday Brunch Board'],
    ['salmón ahumado', 'Sunday Brunch Board'],
    ['cajeta', 'Dessert Board'],
    ['waffles', 'Sunday Brunch Board'],
  ])('for %s finds what is made of it, %s', (written, name) => {
    expect(found(written)).toEqual([name]);
  });

  test.each(['gift boxes', 'cajas de regalo'])(
    'for %s finds what is of that category',
    (written) => {
      expect(found(written).sort()).toEqual(gifts.map(({ name }) => name).sort());
    },
  );

  test.each([
    ['charcuteria', 'charcutería'],
    ['clasica', 'Clásica'],
    ['SALMON', 'salmón'],
    ['arandanos', 'arándanos'],
  ])('does not mind accents and capitals: %s is %s', (plain, written) => {
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
  ])('forgives slips: %s finds what %s finds first', (slip, meant) => {
    expect(found(slip)).toContain(found(meant)[0]);
  });

  test('finds by the beginning of a word, as it is being written', () => {
    expect(found('wedd')).toEqual(found('wedding'));
  });

  test('finds only that in which all the words are', () => {
    expect(found('fig wedding')).toEqual(['Wedding Board']);
    expect(found('wedding xyzzy')).toEqual([]);
  });

  test.each(['xyzzy', 'qqqq', 'sushi', '', '   ', '---', '“”', 'de la', 'the'])(
    'for nonsense such as "%s" finds nothing',
    (written) => {
      expect(found(written)).toEqual([]);
    },
  );

  test('does not find what the shop hides', () => {
    const hidden = catalogue.find((product) => !shownProducts.includes(product));
    expect(found(hidden?.name ?? '')).not.toContain(hidden?.name);
  });

  test('knows a catalogue that has changed', () => {
    const renamed = { ...productNamed('Classic Board'), name: 'Quokka Board' };
    expect(searchProducts([renamed], 'quokka').products).toEqual([renamed]);
    expect(found('quokka')).toEqual([]);
  });
});
