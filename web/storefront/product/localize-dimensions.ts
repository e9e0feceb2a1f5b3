import type { Language } from '#contract/core/language';

/** Products are stored with '18 x 12 x 4 in'; in Spanish that is '18 × 12 × 4 pulg.'. */
export const localizeDimensions = (dimensions: string, language: Language): string =>
  language === 'es' ? dimensions.replaceAll(' x ', ' × ').replace(/\bin\.?$/, 'pulg.') : dimensions;
