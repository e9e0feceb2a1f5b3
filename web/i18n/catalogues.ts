import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { use } from 'react';
import type { Language } from '#contract/language';

const imports: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./catalogues/storefront/en.po'),
  es: () => import('./catalogues/storefront/es.po'),
};

const loaded = new Map<Language, I18n>();
const loading = new Map<Language, Promise<I18n>>();

async function load(language: Language): Promise<I18n> {
  const { messages } = await imports[language]();
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  loaded.set(language, i18n);
  return i18n;
}

/** The storefront's messages in a language, loaded once. */
export function loadCatalogue(language: Language): Promise<I18n> {
  const known = loading.get(language);
  if (known) return known;
  const promise = load(language);
  loading.set(language, promise);
  promise.catch(() => loading.delete(language));
  return promise;
}

/** The messages of a language; suspends only when they have not been loaded before. */
export function useCatalogue(language: Language): I18n {
  return loaded.get(language) ?? use(loadCatalogue(language));
}
