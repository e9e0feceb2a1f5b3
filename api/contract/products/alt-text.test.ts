import { describe, expect, test } from 'vitest';
import { productAlt } from './admin-rules';

const alt = { en: 'A board of figs', es: 'Una tabla de higos' };
const file = { title: 'IMG_4021', alt };
const product = { name: 'Fig Board', translations: { es: { name: 'Tabla de Higos' } } };

describe('getProductAlt', () => {
  test.each([null, 'IMG_4021'])('uses the alt text of the library for %j', (written) =>
    expect(productAlt(written, file, product)).toEqual(alt),
  );

  test('uses the image’s own alt text for both languages', () =>
    expect(productAlt('Our figs', file, product)).toEqual({ en: 'Our figs', es: 'Our figs' }));

  test.each([null, 'IMG_4021'])(
    'falls back to the product name without any alt text: %j',
    (written) => {
      const bare = { ...file, alt: { en: 'IMG_4021', es: 'IMG_4021' } };
      const names = { en: 'Fig Board', es: 'Tabla de Higos' };
      expect(productAlt(written, bare, product)).toEqual(names);
      expect(productAlt(written, bare, { ...product, translations: {} }).es).toBe('Fig Board');
    },
  );

  test('falls back to the Spanish name if the library has English only', () => {
    const english = { ...file, alt: { en: alt.en, es: alt.en } };
    expect(productAlt(null, english, product)).toEqual({ en: alt.en, es: 'Tabla de Higos' });
  });
});
