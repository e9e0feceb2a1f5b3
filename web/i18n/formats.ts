import { business } from '#contract/business';
import type { Language } from '#contract/language';

/** Both languages as they are written in the United States. */
const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

const price = (language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: business.currency });

const prices: Record<Language, Intl.NumberFormat> = { en: price('en'), es: price('es') };

/** US dollars with two decimals. */
export const formatPrice = (dollars: number, language: Language): string =>
  prices[language].format(dollars);

/** 'a, b, and c' as the language joins things. */
export const formatList = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(items);
