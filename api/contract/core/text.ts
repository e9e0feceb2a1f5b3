/** A text as it is compared when people search: small letters, no accents. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a search looks for: every one of these words must be in a text as `plainText` writes it. */
export const wordsOf = (term: string): string[] =>
  plainText(term)
    .split(/\s+/)
    .filter((word) => word !== '');

/** How an address names a row: plain digits only, not whatever else counts as a number. */
export const writtenId = /^[1-9]\d{0,14}$/;
