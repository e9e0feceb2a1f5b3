import { describe, expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { productText } from './rules';

const withName = (name: string | undefined) =>
  makeProduct({ name: 'Fig Board', translations: { es: name === undefined ? {} : { name } } });

describe("a product's text", () => {
  test('in English is the English one, whatever its translations say', () => {
    expect(productText(withName('Tabla de Higos'), 'name', 'en')).toBe('Fig Board');
  });

  test('in Spanish is the translation', () => {
    expect(productText(withName('Tabla de Higos'), 'name', 'es')).toBe('Tabla de Higos');
  });

  test.each([undefined, '', '   '])("in Spanish is the English one beside '%s'", (name) => {
    expect(productText(withName(name), 'name', 'es')).toBe('Fig Board');
  });

  test('in Spanish is the English one when nothing was translated', () => {
    expect(productText(makeProduct({ translations: {} }), 'name', 'es')).toBe('Fig Board');
  });

  test('has no space around it', () => {
    const product = makeProduct({
      ingredients: ' figs ',
      translations: { es: { ingredients: '\nhigos ' } },
    });
    expect(productText(product, 'ingredients', 'en')).toBe('figs');
    expect(productText(product, 'ingredients', 'es')).toBe('higos');
  });

  test.each([null, '', ' '])("is empty when it is '%s' in both languages", (allergens) => {
    const product = makeProduct({ allergens, translations: { es: { allergens: '' } } });
    expect(productText(product, 'allergens', 'en')).toBe('');
    expect(productText(product, 'allergens', 'es')).toBe('');
  });
});
