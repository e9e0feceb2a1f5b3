import type { Language } from '#contract/core/language';
import { formatLongDate } from '../../i18n/event-dates';
import { memoizeByLanguage } from '../../i18n/memoize-by-language';

const getYearlyDateFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
);

/** In a leap year. */
const buildDate = (monthIndex: number, day: number): Date =>
  new Date(Date.UTC(2000, monthIndex, day));

/** Whether 'MM-DD', without a year. */
export const isYearlyDate = (date: string): boolean => date.length === 'MM-DD'.length;

/** 'December 25' for '12-25', and with weekday and year for 'YYYY-MM-DD'. */
export function formatClosedDate(date: string, language: Language): string {
  if (!isYearlyDate(date)) return formatLongDate(date, language);
  const [month, day] = date.split('-').map(Number);
  return getYearlyDateFormat(language).format(buildDate((month ?? 1) - 1, day ?? 1));
}
