/**
 * One message of a .po catalogue: as written in the sources, the context that tells it from others
 * of the same words, and its translation. Each '' where there is none.
 *
 * @typedef {{ message: string, context: string, translation: string }} Entry
 */

/**
 * The messages of a .po catalogue that are still in use.
 *
 * @param {string} catalogue the file's text
 * @returns {Entry[]}
 */
export function entriesOf(catalogue) {
  return catalogue
    .split(/\n\s*\n/)
    .map((entry) => ({
      message: field(entry, 'msgid'),
      context: field(entry, 'msgctxt'),
      translation: field(entry, 'msgstr'),
    }))
    .filter(({ message }) => message !== '');
}

/**
 * A field's text, which may go on over several quoted lines; '' when the entry has no such field.
 *
 * @param {string} entry
 * @param {string} name
 */
function field(entry, name) {
  const written = new RegExp(`^${name} ((?:".*"\\s*)+)`, 'm').exec(entry)?.[1] ?? '';
  const lines = written.match(/".*"/g) ?? [];
  return lines.map((line) => JSON.parse(line)).join('');
}
