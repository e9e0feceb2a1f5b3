import { describe, expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { productText } from './rules';

const withName = (name: string | undefined) =>
  makeProduct({ name: 'Fig Board', translations: { es: name === undefined ? {} : { name } } });

describe('getProductText', () => {
  test('ignores translations for English', () => {
    expect(productText(withName('Tabla de Higos'), 'name', 'en')).toBe('Fig Board');
  });

  test('uses the translation for Spanish', () => {
    expect(productText(withName('Tabla de Higos'), 'name', 'es')).toBe('Tabla de Higos');
  });

  test.each([undefined, '', '   '])("falls back to English for the translation '%s'", (name) => {
    expect(productText(withName(name), 'name', 'es')).toBe('Fig Board');
  });

  test('falls back to English without translations', () => {
    expect(productText(makeProduct({ translations: {} }), 'name', 'es')).toBe('Fig Board');
  });

  test('trims the text', () => {
    const product = makeProduct({
      ingredients: ' figs ',
      translations: { es: { ingredients: '\nhigos ' } },
    });
    expect(productText(product, 'ingredients', 'en')).toBe('figs');
    expect(productText(product, 'ingredients', 'es')).toBe('higos');
  });

  test.each([null, '', ' '])("is empty if the text is '%s' in both languages", (allergens) => {
    const product = makeProduct({ allergens, translations: { es: { allergens: '' } } });
    expect(productText(product, 'allergens', 'en')).toBe('');
    expect(productText(product, 'allergens', 'es')).toBe('');
  });
});
