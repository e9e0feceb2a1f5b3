import type { Language } from '#contract/language';
import { madeOnce } from './made-once';

const days = madeOnce(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' }),
);

/** 'Jan 5, 2025' or '5 ene 2025', in the device's own time. */
export const formatDay = (moment: string, language: Language): string =>
  days(language).format(new Date(moment));
