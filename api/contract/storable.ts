import type { BilingualText } from './language';

/** A NUL, or half of a character: PostgreSQL refuses both, and SQLite gives back something else. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether every database stores a text as it is. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** A text without what no database stores. */
export const withoutUnstorable = (text: string): string =>
  text.replace(new RegExp(unstorable, 'gu'), '');

export const storableRule: BilingualText = {
  en: 'This text has a character we can’t save.',
  es: 'Este texto tiene un carácter que no se puede guardar.',
};
