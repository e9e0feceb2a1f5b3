import type { Language } from '#contract/language';

const key = 'language';

/** Keeps the language a person chose. A browser that forbids storage keeps nothing, and nothing depends on it. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
  }
}
