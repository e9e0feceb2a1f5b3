import type { Language } from '#contract/core/language';

/** Where the description of the installed shop is, in each language. */
export const manifestAddress: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  es: '/manifest.es.webmanifest',
};
