import { isLanguage, type Language } from '#contract/core/language';

const key = 'language';

/** The stored language, else the browser's if supported, else English. */
export function rememberedLanguage(): Language {
  const stored = readStoredLanguage();
  if (isLanguage(stored)) return stored;
  return navigator.language.startsWith('es') ? 'es' : 'en';
}

function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Does nothing when the browser denies storage. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
