import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from './memoize-by-language';

const getListFormat = memoizeByLanguage(
  (locale) => new Intl.ListFormat(locale, { type: 'disjunction' }),
);

/** 'a, b, or c' in English. Separate from `formats.ts`, which the first page loads. */
export const formatAlternatives = (items: readonly string[], language: Language): string =>
  getListFormat(language).format(items);
