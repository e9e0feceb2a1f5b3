import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { use } from 'react';
import type { Language } from '#contract/core/language';
import { locales } from './made-once';

const imports = import.meta.glob<{ messages: Messages }>('./catalogues/*/*.po');

const instances = new Map<Language, I18n>();
const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();

const catalogueFile = (name: string, language: Language) => `./catalogues/${name}/${language}.po`;

/** What a page speaks from: what every page may say, and what only it says. */
const filesOf = (language: Language, own: string | undefined): string[] =>
  ['storefront', ...(own ? [own] : [])].map((name) => catalogueFile(name, language));

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
  loaded.add(file);
}

/** Loads a file once; a failed try can be repeated. */
function once(file: string, language: Language): Promise<void> {
  const begun = loading.get(file) ?? loadFile(file, language);
  loading.set(file, begun);
  begun.catch(() => loading.delete(file));
  return begun;
}

/** The messages of a language: the storefront's, and those of a page that has its own. */
export async function loadCatalogue(language: Language, own?: string): Promise<I18n> {
  await Promise.all(filesOf(language, own).map((file) => once(file, language)));
  return instanceOf(language);
}

/** As `loadCatalogue`; suspends only when something has not been loaded before. */
export function useCatalogue(language: Language, own?: string): I18n {
  const missing = filesOf(language, own).filter((file) => !loaded.has(file));
  for (const file of missing) use(once(file, language));
  return instanceOf(language);
}
