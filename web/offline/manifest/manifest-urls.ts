import type { Language } from '#contract/core/language';

export const manifestUrls: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  es: '/manifest.es.webmanifest',
};
