import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from '../../i18n/memoize-by-language';

const getDateFormat = memoizeByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: business.timeZone,
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);

/** Formats an ISO timestamp in the business's time zone: 'November 21, 2026 at 3:04 PM PST'. */
export const formatReceiptTime = (instant: string, language: Language): string =>
  getDateFormat(language).format(new Date(instant));
