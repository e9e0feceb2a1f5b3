import { plainText } from '#contract/core/text';

/** Shorter words are matched whole: 'egg' is not the beginning of 'eggplant'. */
const minPrefixLength = 5;
/** With fewer letters, one wrong letter makes too many other words. */
const minTypoLength = 5;

const escaped = (word: string): string => word.replace(/ /g, '\\s+');

/** The words of a list in a text: in the plural, and long ones from their beginning ('cheesecake'). */
export const wordsPattern = (words: readonly string[]): string =>
  words
    .map((word) => `${escaped(word)}${word.length >= minPrefixLength ? '\\p{L}*' : '(?:e?s)?'}`)
    .join('|');

/** Text as words are looked for in it: no accents, no punctuation, one space between words. */
export const normalizeWords = (text: string): string =>
  plainText(text)
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The forms of a word without the plurals of both languages, itself included. */
const singulars = (word: string): string[] => {
  const forms = [word];
  if (word.length > 3 && word.endsWith('s')) forms.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
};

/** Whether two words are the same in singular or plural, as in 'panes' and 'pan'. */
export const isSameWord = (a: string, b: string): boolean => {
  const forms = singulars(b);
  return singulars(a).some((form) => forms.includes(form));
};

/** Whether one letter of a word is wrong, missing, too many, or changed places with the next. */
export function isTypoOf(typed: string, word: string): boolean {
  if (typed.length < minTypoLength - 1 || word.length < minTypoLength) return false;
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(typed, 1) === rest(word, 1) ||
    rest(typed, 1) === rest(word, 0) ||
    rest(typed, 0) === rest(word, 1) ||
    (rest(typed, 2) === rest(word, 2) &&
      typed[start] === word[start + 1] &&
      typed[start + 1] === word[start])
  );
}
