import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from './memoize-by-language';

const priceFormats = memoizeByLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: business.currency }),
);

const shortDateTimeFormats = memoizeByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

const listFormats = memoizeByLanguage(
  (locale) => new Intl.ListFormat(locale, { type: 'conjunction' }),
);

export const formatPrice = (dollars: number, language: Language): string =>
  priceFormats(language).format(dollars);

/** 'Nov 21, 3:04 PM', in the device's time zone. */
export const formatShortDateTime = (date: Date, language: Language): string =>
  shortDateTimeFormats(language).format(date);

/** 'a, b, and c' in English. */
export const formatList = (items: readonly string[], language: Language): string =>
  // Intl writes «e» before every "Hi", but Highland is pronounced with "ai".
  listFormats(language)
    .format(items)
    .replace(/ e (?=High)/, ' y ');
