import { businessIdentity } from '#contract/business-identity';
import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from './memoize-by-language';

const getPriceFormat = memoizeByLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: businessIdentity.currency }),
);

const getShortDateTimeFormat = memoizeByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

const getListFormat = memoizeByLanguage(
  (locale) => new Intl.ListFormat(locale, { type: 'conjunction' }),
);

export const formatPrice = (dollars: number, language: Language): string =>
  getPriceFormat(language).format(dollars);

/** 'Nov 21, 3:04 PM', in the device's time zone. */
export const formatShortDateTime = (date: Date, language: Language): string =>
  getShortDateTimeFormat(language).format(date);

/** 'a, b, and c' in English. */
export const formatList = (items: readonly string[], language: Language): string =>
  // Intl writes «e» before every "Hi", but Highland is pronounced with "ai".
  getListFormat(language)
    .format(items)
    .replace(/ e (?=High)/, ' y ');
