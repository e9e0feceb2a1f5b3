import { describe, expect, test } from 'vitest';
import { productAlt } from './admin-rules';

const alt = { en: 'A board of figs', es: 'Una tabla de higos' };
const file = { title: 'IMG_4021', alt };
const product = { name: 'Fig Board', translations: { es: { name: 'Tabla de Higos' } } };

describe('productAlt', () => {
  test.each([null, 'IMG_4021'])('takes the alt texts of the library for %j', (written) =>
    expect(productAlt(written, file, product)).toEqual(alt),
  );

  test('takes what was written for an image, in both languages', () =>
    expect(productAlt('Our figs', file, product)).toEqual({ en: 'Our figs', es: 'Our figs' }));

  test.each([null, 'IMG_4021'])(
    'takes the name of the product where nothing is written: %j',
    (written) => {
      const bare = { ...file, alt: { en: 'IMG_4021', es: 'IMG_4021' } };
      const names = { en: 'Fig Board', es: 'Tabla de Higos' };
      expect(productAlt(written, bare, product)).toEqual(names);
      expect(productAlt(written, bare, { ...product, translations: {} }).es).toBe('Fig Board');
    },
  );

  test('takes the Spanish name where the library has English only', () => {
    const english = { ...file, alt: { en: alt.en, es: alt.en } };
    expect(productAlt(null, english, product)).toEqual({ en: alt.en, es: 'Tabla de Higos' });
  });
});
