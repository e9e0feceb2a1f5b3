import { business } from '#contract/business';
import type { Language } from '#contract/language';
import { madeOnce } from './made-once';

const prices = madeOnce(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: business.currency }),
);

const lists = madeOnce((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** US dollars with two decimals. */
export const formatPrice = (dollars: number, language: Language): string =>
  prices(language).format(dollars);

/** 'a, b, and c' as the language joins things. */
export const formatList = (items: readonly string[], language: Language): string =>
  lists(language).format(items);
