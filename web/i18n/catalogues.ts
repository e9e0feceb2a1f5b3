import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { use, useEffect } from 'react';
import type { Language } from '#contract/core/language';
import { locales } from './made-once';

/** Imports of the message catalogs, by file. */
type CatalogImports = Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>;

const catalogueFile = (name: string, language: Language) => `./catalogues/${name}/${language}.po`;

/** What a page speaks from: what every page may say, and what only it says. */
const filesOf = (language: Language, own: string | undefined): string[] =>
  ['storefront', ...(own ? [own] : [])].map((name) => catalogueFile(name, language));

/** Runs `load` once per key; a failed run can be repeated. */
function loadOnce<Result>(load: (key: string, language: Language) => Promise<Result>) {
  const loads = new Map<string, Promise<Result>>();
  return (key: string, language: Language): Promise<Result> => {
    const existing = loads.get(key);
    if (existing) return existing;
    const loading = load(key, language);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
}

/** Message catalogs that are loaded once each. */
export function createCatalogs(imports: CatalogImports) {
  const instances = new Map<Language, I18n>();
  const loadedFiles = new Set<string>();
  const suspendedLoads = new Set<string>();

  function instanceOf(language: Language): I18n {
    const i18n =
      instances.get(language) ??
      setupI18n({ locale: language, locales: locales[language], messages: { [language]: {} } });
    instances.set(language, i18n);
    return i18n;
  }

  const loadFile = loadOnce(async (file, language) => {
    const imported = await imports[file]?.();
    if (!imported) throw new Error(`There is no catalogue ${file}.`);
    instanceOf(language).load(language, imported.messages);
    loadedFiles.add(file);
  });

  const loadFiles = loadOnce(async (files, language) => {
    await Promise.all(files.split(',').map((file) => loadFile(file, language)));
    return instanceOf(language);
  });

  /** The messages of a language: the storefront's, and those of a page that has its own. */
  function loadCatalogue(language: Language, own?: string): Promise<I18n> {
    return loadFiles(filesOf(language, own).join(), language);
  }

  /** As `loadCatalogue`; suspends only when something has not been loaded before. */
  function useCatalogue(language: Language, own?: string): I18n {
    const files = filesOf(language, own);
    const key = files.join();
    useEffect(() => {
      suspendedLoads.delete(key);
    }, [key]);
    const isLoaded = files.every((file) => loadedFiles.has(file));
    if (isLoaded && !suspendedLoads.has(key)) return instanceOf(language);
    // React resumes a component by the order of its promises, and wants those that it suspended for again.
    suspendedLoads.add(key);
    return use(loadCatalogue(language, own));
  }

  return { loadCatalogue, useCatalogue };
}

export const { loadCatalogue, useCatalogue } = createCatalogs(
  import.meta.glob<{ messages: Messages }>('./catalogues/*/*.po'),
);
