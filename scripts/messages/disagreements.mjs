import { entriesOf } from './entries.mjs';

/**
 * The messages that several .po catalogues of one language translate differently. Pages speak from
 * one set of messages, into which catalogues are loaded as they are needed: which of two
 * translations is shown would depend on where somebody has been before.
 *
 * @param {readonly string[]} catalogues the files' texts
 * @returns {{ message: string, translations: string[] }[]}
 */
export function disagreements(catalogues) {
  /** @type {Map<string, { message: string, translations: Set<string> }>} */
  const known = new Map();
  for (const { message, context, translation } of catalogues.flatMap(entriesOf)) {
    const key = JSON.stringify([message, context]);
    const translations = known.get(key)?.translations ?? new Set();
    known.set(key, { message, translations: translations.add(translation) });
  }
  return [...known.values()]
    .filter(({ translations }) => translations.size > 1)
    .map(({ message, translations }) => ({ message, translations: [...translations] }));
}
