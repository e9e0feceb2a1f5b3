export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** A text in every language of the shop. */
export interface BilingualText {
  en: string;
  es: string;
}

/** Whether something written names a language of the shop. */
export const isLanguage = (written: unknown): written is Language =>
  languages.some((language) => language === written);

/** A rule's message in the language a schema is parsed in; English where none is said. */
export const said =
  (text: BilingualText) =>
  ({ lang }: { readonly lang?: string | undefined }): string =>
    text[isLanguage(lang) ? lang : defaultLanguage];
