import type { Language } from '#contract/core/language';
import { getWindowEnd } from '#contract/orders/rules';
import { memoizeByLanguage } from './memoize-by-language';

const getTimeFormat = memoizeByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);

const toUtcDate = (time: string): Date => new Date(`2026-01-01T${time}:00Z`);

/** The two-hour window that starts at 'HH:MM': '11:00 AM – 1:00 PM'. */
export const formatWindow = (start: string, language: Language): string =>
  getTimeFormat(language).formatRange(toUtcDate(start), toUtcDate(getWindowEnd(start)));
