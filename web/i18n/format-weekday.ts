import type { Language } from '#contract/core/language';
import { type Weekday, weekdays } from '#contract/core/weekdays';
import { memoizeByLanguage } from './memoize-by-language';

const getWeekdayFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);

/** A Sunday, the first of `weekdays`. */
const sunday = Date.UTC(2026, 10, 22);

const dayMs = 24 * 60 * 60 * 1000;

/** 'Monday' or 'lunes'. */
export const formatWeekday = (weekday: Weekday, language: Language): string =>
  getWeekdayFormat(language).format(new Date(sunday + weekdays.indexOf(weekday) * dayMs));
