import { isLanguage, type Language } from '#contract/core/language';

const key = 'language';

/** The language a person chose before, else the browser's where the shop speaks it, else English. */
export function rememberedLanguage(): Language {
  const kept = readKept();
  if (isLanguage(kept)) return kept;
  return navigator.language.startsWith('es') ? 'es' : 'en';
}

function readKept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch (fault) {
    if (fault instanceof DOMException) return null;
    throw fault;
  }
}

/** Keeps the language a person chose. A browser that forbids storage keeps nothing: there it stays with its own. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
  }
}
