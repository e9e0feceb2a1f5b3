import { entriesOf } from './entries.mjs';

/**
 * The messages of a .po catalogue that have no translation.
 *
 * @param {string} catalogue the file's text
 * @returns {string[]} as written in the sources
 */
export const untranslated = (catalogue) =>
  entriesOf(catalogue)
    .filter(({ translation }) => translation === '')
    .map(({ message }) => message);
