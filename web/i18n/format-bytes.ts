import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from './memoize-by-language';

const createFormat = (unit: 'megabyte' | 'gigabyte') =>
  memoizeByLanguage(
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }),
  );

const getMegabyteFormat = createFormat('megabyte');
const getGigabyteFormat = createFormat('gigabyte');

/** '2.3 MB' or '42.6 GB', in powers of 1,000; less than 0.1 MB is '0.1 MB'. */
export const formatBytes = (bytes: number, language: Language): string =>
  bytes < 1e9
    ? getMegabyteFormat(language).format(Math.max(bytes / 1e6, 0.1))
    : getGigabyteFormat(language).format(bytes / 1e9);
