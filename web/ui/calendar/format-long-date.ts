import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from '../../i18n/memoize-by-language';

const getDateFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
);

/** Formats '2026-11-25' as 'Wednesday, November 25, 2026'. */
export const formatLongDate = (isoDate: string, language: Language): string =>
  getDateFormat(language).format(new Date(`${isoDate}T12:00:00Z`));
