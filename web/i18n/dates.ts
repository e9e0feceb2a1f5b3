import type { Language } from '#contract/core/language';
import { madeOnce } from './made-once';

const days = madeOnce(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' }),
);

/** By default, es-US uses a 12-hour clock. */
const times = madeOnce(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: locale.startsWith('es') ? 'h23' : 'h12',
    }),
);

/** 'Jan 5, 2025' or '5 ene 2025', in the device's time zone. */
export const formatDay = (moment: string, language: Language): string =>
  days(language).format(new Date(moment));

/** 'Jan 5, 2025 3:04 PM' or '5 ene 2025 15:04', in the device's time zone. */
export function formatMoment(moment: string, language: Language): string {
  // Browsers put a narrow no-break space before PM; the documented format has a plain space.
  const time = times(language).format(new Date(moment)).replace(/\s/gu, ' ');
  return `${formatDay(moment, language)} ${time}`;
}
