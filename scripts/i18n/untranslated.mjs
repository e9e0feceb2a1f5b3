import { parseEntries } from './po-entries.mjs';

/**
 * @param {string} poText content of a .po file
 * @returns {string[]} as written in the sources
 */
export const findUntranslated = (poText) =>
  parseEntries(poText)
    .filter(({ translation }) => translation === '')
    .map(({ message }) => message);
