import type { Language } from '#contract/core/language';

/** Makes a format when it is first needed and keeps it: a phone takes longer to make one than to load the page's code. */
export function madeOnce<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const formats = new Map<Language, Format>();
  return (language) => {
    const format = formats.get(language) ?? make(locales[language]);
    formats.set(language, format);
    return format;
  };
}

/** Both languages as they are written in the United States. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };
