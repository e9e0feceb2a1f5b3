import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from '../../i18n/memoize-by-language';

const getMonthFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const getWeekdayFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
);

const toDate = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** 'November 2026' */
export const formatMonth = (day: string, language: Language): string =>
  getMonthFormat(language).format(toDate(day));

/** 'Wed' */
export const formatWeekday = (day: string, language: Language): string =>
  getWeekdayFormat(language).format(toDate(day));
