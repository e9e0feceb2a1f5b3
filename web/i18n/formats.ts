import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { madeOnce } from './made-once';

const prices = madeOnce(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: business.currency }),
);

const moments = madeOnce(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

const lists = madeOnce((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

export const formatPrice = (dollars: number, language: Language): string =>
  prices(language).format(dollars);

/** 'Nov 21, 3:04 PM', in the device's time zone. */
export const formatShortMoment = (moment: Date, language: Language): string =>
  moments(language).format(moment);

/** 'a, b, and c' in English. */
export const formatList = (items: readonly string[], language: Language): string =>
  // Intl writes «e» before every "Hi", but Highland is pronounced with "ai".
  lists(language)
    .format(items)
    .replace(/ e (?=High)/, ' y ');
