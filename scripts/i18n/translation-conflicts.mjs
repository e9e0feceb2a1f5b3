import { parseEntries } from './po-entries.mjs';

/**
 * Finds messages that several .po files of one language translate differently. All pages share one set of messages,
 * into which files are loaded on demand, so the visible translation would depend on the pages visited before.
 * @param {readonly string[]} poTexts contents of .po files
 * @returns {{ message: string, translations: string[] }[]}
 */
export function findTranslationConflicts(poTexts) {
  /** @type {Map<string, { message: string, translations: Set<string> }>} */
  const byMessage = new Map();
  for (const { message, context, translation } of poTexts.flatMap(parseEntries)) {
    const key = JSON.stringify([message, context]);
    const translations = byMessage.get(key)?.translations ?? new Set();
    byMessage.set(key, { message, translations: translations.add(translation) });
  }
  return [...byMessage.values()]
    .filter(({ translations }) => translations.size > 1)
    .map(({ message, translations }) => ({ message, translations: [...translations] }));
}
