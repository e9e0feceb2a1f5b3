import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { use, useEffect } from 'react';
import type { Language } from '#contract/core/language';
import { locales } from './memoize-by-language';

type TranslationImports = Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>;

const buildFilePath = (name: string, language: Language) => `./translations/${name}/${language}.po`;

/** The shared translations, and those of one page. */
const listFiles = (language: Language, pageName: string | undefined): string[] =>
  ['storefront', ...(pageName ? [pageName] : [])].map((name) => buildFilePath(name, language));

/** Runs `load` once per key; can be retried after a failure. */
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

export function createTranslationLoader(imports: TranslationImports) {
  const instances = new Map<Language, I18n>();
  const loadedFiles = new Set<string>();
  const suspendedLoads = new Set<string>();

  function getInstance(language: Language): I18n {
    const i18n =
      instances.get(language) ??
      setupI18n({ locale: language, locales: locales[language], messages: { [language]: {} } });
    instances.set(language, i18n);
    return i18n;
  }

  const loadFile = loadOnce(async (file, language) => {
    const imported = await imports[file]?.();
    if (!imported) throw new Error(`There is no translation file ${file}.`);
    // `load` would update every translated component, and what needs these messages waits for them anyway.
    Object.assign(getInstance(language).messages, imported.messages);
    loadedFiles.add(file);
  });

  const loadFiles = loadOnce(async (files, language) => {
    await Promise.all(files.split(',').map((file) => loadFile(file, language)));
    return getInstance(language);
  });

  function loadTranslations(language: Language, pageName?: string): Promise<I18n> {
    return loadFiles(listFiles(language, pageName).join(), language);
  }

  /** Like `loadTranslations`; suspends only when something is not loaded yet. */
  function useTranslations(language: Language, pageName?: string): I18n {
    const files = listFiles(language, pageName);
    const key = files.join();
    useEffect(() => {
      suspendedLoads.delete(key);
    }, [key]);
    const isLoaded = files.every((file) => loadedFiles.has(file));
    if (isLoaded && !suspendedLoads.has(key)) return getInstance(language);
    // React resumes a suspended component by the order of its `use` calls: call `use` again with the same promise.
    suspendedLoads.add(key);
    return use(loadTranslations(language, pageName));
  }

  /** Shows other texts in place of loaded ones. */
  const updateTranslations = (language: Language, messages: Messages) =>
    getInstance(language).load(language, messages);

  return { loadTranslations, useTranslations, updateTranslations };
}

const loader = createTranslationLoader(
  import.meta.glob<{ messages: Messages }>('./translations/*/*.po'),
);
export const { loadTranslations, useTranslations } = loader;

/** What the development server sends when a `.po` file was saved. */
interface TranslationUpdate {
  readonly language: Language;
  readonly messages: Messages;
}

if (import.meta.hot)
  addEventListener('translations-updated', (event) => {
    const { language, messages }: TranslationUpdate = (event as CustomEvent).detail;
    loader.updateTranslations(language, messages);
  });
