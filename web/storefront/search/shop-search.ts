import type { I18n } from '@lingui/core';
import type { Language } from '#contract/core/language';
import type { Product } from '#contract/products/schema';
import { searchProducts } from '#contract/search/search-products';
import type { ShopSettingsResponse } from '#contract/settings/schema';
import { findAnswers } from './find-answers';
import type { ShopSearch, ShopSearchResult } from './shop-search-result';

/** Without settings, only the default synonyms and answers that do not depend on settings. */
export const createSearch =
  (translations: Readonly<Record<Language, I18n>>) =>
  (settings: ShopSettingsResponse | undefined): ShopSearch => {
    const lastResults = new WeakMap<
      readonly Product[],
      { text: string; result: ShopSearchResult }
    >();
    return (catalog, text) => {
      const last = lastResults.get(catalog);
      // Pages render more often than the text changes.
      if (last?.text === text) return last.result;
      const found = searchProducts(catalog, text, { synonyms: settings?.synonyms });
      const answers = findAnswers(text, translations, settings);
      // Who asks a question is not looking for similar products.
      const isAnswered = answers.length > 0 && !found.exclusion;
      const result = { ...found, near: isAnswered ? [] : found.near, answers };
      lastResults.set(catalog, { text, result });
      return result;
    };
  };
