/**
 * One message of a .po file. Missing fields are ''.
 * @typedef {{ message: string, context: string, translation: string }} Entry
 */

/**
 * Parses the messages that are still in use.
 * @param {string} poText content of a .po file
 * @returns {Entry[]}
 */
export function parseEntries(poText) {
  return poText
    .split(/\n\s*\n/)
    .map((entry) => ({
      message: parseField(entry, 'msgid'),
      context: parseField(entry, 'msgctxt'),
      translation: parseField(entry, 'msgstr'),
    }))
    .filter(({ message }) => message !== '');
}

/**
 * Concatenates a field's quoted lines; '' when the entry has no such field.
 * @param {string} entry
 * @param {string} name
 */
function parseField(entry, name) {
  const quotedLines = new RegExp(`^${name} ((?:".*"\\s*)+)`, 'm').exec(entry)?.[1] ?? '';
  const lines = quotedLines.match(/".*"/g) ?? [];
  return lines.map((line) => JSON.parse(line)).join('');
}
