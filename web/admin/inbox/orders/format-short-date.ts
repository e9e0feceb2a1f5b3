import type { Language } from '#contract/core/language';
import { madeOnce } from '../../../i18n/made-once';

const weekdays = madeOnce(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
);

const dates = madeOnce(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** Formats '2026-11-25' as 'Wed, Nov 25, 2026'. */
export function formatShortDate(day: string, language: Language): string {
  const date = new Date(`${day}T12:00:00Z`);
  return `${weekdays(language).format(date)}, ${dates(language).format(date)}`;
}
