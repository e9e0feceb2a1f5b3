import type { Language } from '#contract/core/language';
import { madeOnce } from '../../i18n/made-once';

const days = madeOnce(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
);

/** Formats '2026-11-25' as 'Wednesday, November 25, 2026'. */
export const formatLongDate = (day: string, language: Language): string =>
  days(language).format(new Date(`${day}T12:00:00Z`));
