import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from './memoize-by-language';

const getDateFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' }),
);

/** By default, es-US uses a 12-hour clock. */
const getTimeFormat = memoizeByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: locale.startsWith('es') ? 'h23' : 'h12',
    }),
);

/** 'Jan 5, 2025' or '5 ene 2025', in the device's time zone. */
export const formatDate = (timestamp: string, language: Language): string =>
  getDateFormat(language).format(new Date(timestamp));

/** 'Jan 5, 2025 3:04 PM' or '5 ene 2025 15:04', in the device's time zone. */
export function formatDateTime(timestamp: string, language: Language): string {
  // Browsers put a narrow no-break space before PM; the documented format has a plain space.
  const time = getTimeFormat(language).format(new Date(timestamp)).replace(/\s/gu, ' ');
  return `${formatDate(timestamp, language)} ${time}`;
}
