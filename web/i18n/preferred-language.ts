import { isLanguage, type Language } from '#contract/core/language';

const storageKey = 'language';

/** The stored language, else the browser's if supported, else English. */
export function getPreferredLanguage(): Language {
  const stored = readStoredLanguage();
  if (isLanguage(stored)) return stored;
  return navigator.language.startsWith('es') ? 'es' : 'en';
}

function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Does nothing when the browser denies storage. */
export function savePreferredLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
