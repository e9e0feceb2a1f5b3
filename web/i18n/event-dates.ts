import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from './memoize-by-language';

const buildFormat = (options: Intl.DateTimeFormatOptions) =>
  memoizeByLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

const getShortFormat = buildFormat({ month: 'short', day: 'numeric' });
const getWeekdayFormat = buildFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const getLongFormat = buildFormat({ dateStyle: 'full' });
const getLongFormatWithoutYear = buildFormat({ weekday: 'long', month: 'long', day: 'numeric' });

const toNoon = (isoDate: string) => new Date(`${isoDate}T12:00:00Z`);

/** Formats '2026-11-28' as 'Nov 28' or '28 nov'. */
export const formatShortDay = (isoDate: string, language: Language): string =>
  getShortFormat(language).format(toNoon(isoDate));

/** Formats '2026-11-28' as 'Sat, Nov 28' or 'sáb, 28 de nov'. */
export const formatWeekdayAndDay = (isoDate: string, language: Language): string =>
  getWeekdayFormat(language).format(toNoon(isoDate));

/** Formats '2026-11-28' as 'Saturday, November 28, 2026' or 'sábado, 28 de noviembre de 2026'. */
export const formatLongDate = (isoDate: string, language: Language): string =>
  getLongFormat(language).format(toNoon(isoDate));

/** Formats '2026-11-28' as 'Saturday, November 28' or 'sábado, 28 de noviembre'. */
export const formatLongDateWithoutYear = (isoDate: string, language: Language): string =>
  getLongFormatWithoutYear(language).format(toNoon(isoDate));
