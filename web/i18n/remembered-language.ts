import { isLanguage, type Language } from '#contract/core/language';

const key = 'language';

/** The stored language, else the browser's if supported, else English. */
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

/** Does nothing when the browser denies storage. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
  }
}
