import type { I18n } from '@lingui/core';
import type { Language } from '#contract/core/language';
import { searchProducts } from '#contract/search/search-products';
import type { ShopSettingsResponse } from '#contract/settings/schema';
import { findAnswers } from './find-answers';
import type { ShopSearch } from './shop-search-result';

/** Without settings, only the default synonyms and answers that do not depend on settings. */
export const createSearch =
  (translations: Readonly<Record<Language, I18n>>) =>
  (settings: ShopSettingsResponse | undefined): ShopSearch =>
  (catalog, text) => {
    const result = searchProducts(catalog, text, { synonyms: settings?.synonyms });
    const answers = findAnswers(text, translations, settings);
    // Who asks a question is not looking for similar products.
    const isAnswered = answers.length > 0 && !result.exclusion;
    return { ...result, near: isAnswered ? [] : result.near, answers };
  };
