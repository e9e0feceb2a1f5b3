import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from '../../i18n/memoize-by-language';

const getDateTimeFormat = memoizeByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: business.timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

/** In the shop's time zone: 'Sat, Nov 21, 3:04 PM'. */
export const formatEventTime = (instant: string, language: Language): string =>
  getDateTimeFormat(language).format(new Date(instant));
