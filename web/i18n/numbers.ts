import type { Language } from '#contract/core/language';
import { madeOnce } from './made-once';

const numbers = madeOnce((locale) => new Intl.NumberFormat(locale));

/** '5,022' in both languages: es-US groups by commas. */
export const formatNumber = (value: number, language: Language): string =>
  numbers(language).format(value);
