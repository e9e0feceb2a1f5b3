import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from '../../../i18n/memoize-by-language';

const getWeekdayFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
);

const getDateFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** Formats '2026-11-25' as 'Wed, Nov 25, 2026'. */
export function formatShortDate(isoDate: string, language: Language): string {
  const date = new Date(`${isoDate}T12:00:00Z`);
  return `${getWeekdayFormat(language).format(date)}, ${getDateFormat(language).format(date)}`;
}
