export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export interface BilingualText {
  en: string;
  es: string;
}

export const isLanguage = (written: unknown): written is Language =>
  languages.some((language) => language === written);

/** A Valibot message in the `lang` of the parse call; English by default. */
export const localized =
  (text: BilingualText) =>
  ({ lang }: { readonly lang?: string | undefined }): string =>
    text[isLanguage(lang) ? lang : defaultLanguage];
