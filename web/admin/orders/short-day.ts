import type { Language } from '#contract/core/language';
import { madeOnce } from '../../i18n/made-once';

const weekdays = madeOnce(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
);

const days = madeOnce(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** A day ('2026-11-25') where there is little room: 'Wed, Nov 25, 2026'. */
export function shortDay(day: string, language: Language): string {
  const date = new Date(`${day}T12:00:00Z`);
  return `${weekdays(language).format(date)}, ${days(language).format(date)}`;
}
