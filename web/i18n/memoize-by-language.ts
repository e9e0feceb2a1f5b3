import type { Language } from '#contract/core/language';

/**
 * Creates one formatter per language, on first use: on phones, creating one takes longer than loading the page's code.
 */
export function memoizeByLanguage<Format>(
  create: (locale: string) => Format,
): (language: Language) => Format {
  const formats = new Map<Language, Format>();
  return (language) => {
    const format = formats.get(language) ?? create(locales[language]);
    formats.set(language, format);
    return format;
  };
}

/** US variants of both languages. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };
