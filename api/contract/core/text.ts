/** Lowercase without accents, for comparing and searching. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A match must contain all of these words, in text normalized with `normalizeForSearch`. */
export const splitSearchWords = (term: string): string[] =>
  plainText(term)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Plain digits only, not everything that `Number` accepts. */
export const writtenId = /^[1-9]\d{0,14}$/;
