import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { use } from 'react';
import type { Language } from '#contract/core/language';
import { locales } from './made-once';

/** Imports of the message catalogs, by file. */
type CatalogImports = Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>;

const catalogueFile = (name: string, language: Language) => `./catalogues/${name}/${language}.po`;

/** What a page speaks from: what every page may say, and what only it says. */
const filesOf = (language: Language, own: string | undefined): string[] =>
  ['storefront', ...(own ? [own] : [])].map((name) => catalogueFile(name, language));

/** Message catalogs that are loaded once each. */
export function createCatalogs(imports: CatalogImports) {
  const instances = new Map<Language, I18n>();
  const loading = new Map<string, Promise<void>>();

  function instanceOf(language: Language): I18n {
    const i18n =
      instances.get(language) ??
      setupI18n({ locale: language, locales: locales[language], messages: { [language]: {} } });
    instances.set(language, i18n);
    return i18n;
  }

  async function loadFile(file: string, language: Language): Promise<void> {
    const imported = await imports[file]?.();
    if (!imported) throw new Error(`There is no catalogue ${file}.`);
    instanceOf(language).load(language, imported.messages);
  }

  /** Loads a file once; a failed try can be repeated. */
  function once(file: string, language: Language): Promise<void> {
    const existing = loading.get(file);
    if (existing) return existing;
    const begun = loadFile(file, language);
    loading.set(file, begun);
    begun.then(
      // React's `use` reads a promise with this status at once, and suspends for all others.
      () => Object.assign(begun, { status: 'fulfilled', value: undefined }),
      () => loading.delete(file),
    );
    return begun;
  }

  /** The messages of a language: the storefront's, and those of a page that has its own. */
  async function loadCatalogue(language: Language, own?: string): Promise<I18n> {
    await Promise.all(filesOf(language, own).map((file) => once(file, language)));
    return instanceOf(language);
  }

  /** As `loadCatalogue`; suspends only when something has not been loaded before. */
  function useCatalogue(language: Language, own?: string): I18n {
    // Also those that are loaded: React wants the same promises whenever it resumes a component.
    for (const file of filesOf(language, own)) use(once(file, language));
    return instanceOf(language);
  }

  return { loadCatalogue, useCatalogue };
}

export const { loadCatalogue, useCatalogue } = createCatalogs(
  import.meta.glob<{ messages: Messages }>('./catalogues/*/*.po'),
);
