import type { Language } from '#contract/core/language';

export const manifestAddress: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  es: '/manifest.es.webmanifest',
};
