import type { Language } from './language';
import { formatShopTime } from './order-dates';

const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

/** The name of a language in an exported table. */
export const languageName = (language: Language): string => languageNames[language];

/** An ISO time in the shop's time zone; null stays null. */
export const localTime = (time: string | null): string | null =>
  time === null ? null : formatShopTime(new Date(time));
