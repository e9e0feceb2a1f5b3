import type { Language } from '#contract/core/language';
import { madeOnce } from './made-once';

const lists = madeOnce((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** 'a, b, or c' as the language joins things. Apart from the formats that the first page needs. */
export const formatAlternatives = (items: readonly string[], language: Language): string =>
  lists(language).format(items);
