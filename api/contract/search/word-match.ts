import { normalizeForSearch } from '../core/text';

/** Shorter words match whole words only: 'egg' must not match 'eggplant'. */
const minPrefixLength = 5;
/** In shorter words, one wrong letter makes too many other words. */
const minTypoLength = 5;

/** Regex source that also matches plurals and, for long words, prefixes ('cheesecake'). */
export const buildWordsPattern = (words: readonly string[]): string =>
  words.map((word) => `${word}${word.length >= minPrefixLength ? '[^ ]*' : '(?:e?s)?'}`).join('|');

/**
 * Matches whole words of texts from `normalizeWords`. They only contain letters, numbers and single spaces, so a word
 * ends at a space: compiling `\p{L}` for all substances takes a third of a second.
 */
export const createWordsRegex = (pattern: string, flags = ''): RegExp =>
  new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`, flags);

/** No accents, no punctuation, single spaces. */
export const normalizeWords = (text: string): string =>
  normalizeForSearch(text)
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The word itself and its possible singulars in English and Spanish. */
const getSingularForms = (word: string): string[] => {
  const forms = [word];
  if (word.length > 3 && word.endsWith('s')) forms.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
};

/** Ignores plurals, as in 'panes' and 'pan'. */
export const isSameWord = (a: string, b: string): boolean => {
  const forms = getSingularForms(b);
  return getSingularForms(a).some((form) => forms.includes(form));
};

/** True if exactly one letter is wrong, missing or extra, or two adjacent letters are swapped. */
export function isLikelyTypo(typed: string, word: string): boolean {
  if (typed.length < minTypoLength - 1 || word.length < minTypoLength) return false;
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const remaining = (text: string, skipCount: number) => text.slice(start + skipCount);
  return (
    remaining(typed, 1) === remaining(word, 1) ||
    remaining(typed, 1) === remaining(word, 0) ||
    remaining(typed, 0) === remaining(word, 1) ||
    (remaining(typed, 2) === remaining(word, 2) &&
      typed[start] === word[start + 1] &&
      typed[start + 1] === word[start])
  );
}
