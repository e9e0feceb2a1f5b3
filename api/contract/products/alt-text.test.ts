import { describe, expect, test } from 'vitest';
import { getProductAlt } from './alt-text';

const alt = { en: 'A board of figs', es: 'Una tabla de higos' };
const file = { title: 'IMG_4021', alt };
const product = { name: 'Fig Board', translations: { es: { name: 'Tabla de Higos' } } };

describe('getProductAlt', () => {
  test.each([null, 'IMG_4021'])('uses the alt text of the library for %j', (altText) =>
    expect(getProductAlt(altText, file, product)).toEqual(alt),
  );

  test('uses the image’s own alt text for both languages', () =>
    expect(getProductAlt('Our figs', file, product)).toEqual({ en: 'Our figs', es: 'Our figs' }));

  test.each([null, 'IMG_4021'])(
    'falls back to the product name without any alt text: %j',
    (altText) => {
      const untitledAlt = { ...file, alt: { en: 'IMG_4021', es: 'IMG_4021' } };
      const names = { en: 'Fig Board', es: 'Tabla de Higos' };
      expect(getProductAlt(altText, untitledAlt, product)).toEqual(names);
      expect(getProductAlt(altText, untitledAlt, { ...product, translations: {} }).es).toBe(
        'Fig Board',
      );
    },
  );

  test('falls back to the Spanish name if the library has English only', () => {
    const englishOnly = { ...file, alt: { en: alt.en, es: alt.en } };
    expect(getProductAlt(null, englishOnly, product)).toEqual({ en: alt.en, es: 'Tabla de Higos' });
  });
});
