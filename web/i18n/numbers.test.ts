import { expect, test } from 'vitest';
import { formatNumber } from './numbers';
import { loadTranslations } from './translations';

test.each(['en', 'es'] as const)(
  'formatNumber groups thousands by commas in %s',
  async (language) => {
    expect(formatNumber(5022, language)).toBe('5,022');
    const i18n = await loadTranslations(language, 'back-office');
    expect(i18n.number(5022)).toBe('5,022');
  },
);
