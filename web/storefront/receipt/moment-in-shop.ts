import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { madeOnce } from '../../i18n/made-once';

const moments = madeOnce(
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

/** Formats an ISO instant in the business's time zone: 'November 21, 2026 at 3:04 PM PST'. */
export const momentInShop = (moment: string, language: Language): string =>
  moments(language).format(new Date(moment));
