export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export interface BilingualText {
  en: string;
  es: string;
}

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** A Valibot message in the `lang` of the parse call; English by default. */
export const localized =
  (text: BilingualText) =>
  ({ lang }: { readonly lang?: string | undefined }): string =>
    text[isLanguage(lang) ? lang : defaultLanguage];
