import { describe, expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { getProductText } from './product-text';

const makeNamedProduct = (name: string | undefined) =>
  makeProduct({ name: 'Fig Board', translations: { es: name === undefined ? {} : { name } } });

describe('getProductText', () => {
  test('ignores translations for English', () => {
    expect(getProductText(makeNamedProduct('Tabla de Higos'), 'name', 'en')).toBe('Fig Board');
  });

  test('uses the translation for Spanish', () => {
    expect(getProductText(makeNamedProduct('Tabla de Higos'), 'name', 'es')).toBe('Tabla de Higos');
  });

  test.each([undefined, '', '   '])("falls back to English for the translation '%s'", (name) => {
    expect(getProductText(makeNamedProduct(name), 'name', 'es')).toBe('Fig Board');
  });

  test('falls back to English without translations', () => {
    expect(getProductText(makeProduct({ translations: {} }), 'name', 'es')).toBe('Fig Board');
  });

  test('trims the text', () => {
    const product = makeProduct({
      ingredients: ' figs ',
      translations: { es: { ingredients: '\nhigos ' } },
    });
    expect(getProductText(product, 'ingredients', 'en')).toBe('figs');
    expect(getProductText(product, 'ingredients', 'es')).toBe('higos');
  });

  test.each([null, '', ' '])("is empty if the text is '%s' in both languages", (allergens) => {
    const product = makeProduct({ allergens, translations: { es: { allergens: '' } } });
    expect(getProductText(product, 'allergens', 'en')).toBe('');
    expect(getProductText(product, 'allergens', 'es')).toBe('');
  });
});
