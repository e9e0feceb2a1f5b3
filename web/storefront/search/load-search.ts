import { loadTranslations } from '../../i18n/translations';

/** Loaded with the first search. The answers are in both languages, as the search. */
export async function loadSearch() {
  const [search, en, es] = await Promise.all([
    import('./shop-search'),
    loadTranslations('en', 'faq'),
    loadTranslations('es', 'faq'),
  ]);
  return { createSearch: search.createSearch({ en, es }) };
}
