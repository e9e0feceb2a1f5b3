import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from './memoize-by-language';

const getNumberFormat = memoizeByLanguage((locale) => new Intl.NumberFormat(locale));

/** '5,022' in both languages: es-US groups by commas. */
export const formatNumber = (value: number, language: Language): string =>
  getNumberFormat(language).format(value);
