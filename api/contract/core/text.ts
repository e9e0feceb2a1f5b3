/** Lowercase without accents and with straight quotes, for comparing and searching. */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’‛ʻʼ´`′]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .toLowerCase();

/** A match must contain all of these words, in text normalized with `normalizeForSearch`. */
export const splitSearchWords = (term: string): string[] =>
  normalizeForSearch(term)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Plain digits only, not everything that `Number` accepts. */
export const idPattern = /^[1-9]\d{0,14}$/;
