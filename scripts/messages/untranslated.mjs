/**
 * The messages of a .po catalogue that have no translation.
 *
 * @param {string} catalogue the file's text
 * @returns {string[]} as written in the sources
 */
export function untranslated(catalogue) {
  return catalogue
    .split(/\n\s*\n/)
    .map((entry) => ({ message: field(entry, 'msgid'), translation: field(entry, 'msgstr') }))
    .filter(({ message, translation }) => message !== '' && translation === '')
    .map(({ message }) => message);
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
