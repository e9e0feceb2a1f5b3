import type { Language } from '#contract/core/language';
import { memoizeByLanguage } from '../../../i18n/memoize-by-language';

const bytesInKilobyte = 1024;

const getNumberFormat = memoizeByLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);

/** Such as '248.3 KB'. */
export const formatKilobytes = (bytes: number, language: Language): string =>
  `${getNumberFormat(language).format(bytes / bytesInKilobyte)} KB`;
