import { entriesOf } from './entries.mjs';
import { argumentsOf, parseMessage, variantsOf } from './message-parts.mjs';

/** Branches that English and Spanish both need. */
const requiredBranches = ['one', 'other'];

/** Punctuation that opens and closes in Spanish. */
const pairs = [
  ['¿', '?'],
  ['¡', '!'],
  ['«', '»'],
];

/**
 * Finds errors in the translations of a Spanish .po file: values or tags missing or added, plurals without required
 * branches, or wrong typography. Skips messages without a translation (see `findUntranslated`).
 * @param {string} catalogue content of a .po file
 * @returns {{ message: string, error: string }[]}
 */
export const translationErrors = (poText) =>
  entriesOf(poText)
    .filter(({ translation }) => translation !== '')
    .flatMap(({ message, translation }) =>
      errorsOf(message, translation).map((error) => ({ message, error })),
    );

/**
 * @param {string} message
 * @param {string} translation
 * @returns {string[]}
 */
function errorsOf(message, translation) {
  try {
    const parts = parseMessage(translation);
    return [
      ...differences('value', valuesOf(parseMessage(message)), valuesOf(parts)),
      ...differences('tag', tagsOf(message), tagsOf(translation)),
      ...missingBranches(parts),
      ...new Set(variantsOf(parts).flatMap(typographyErrors)),
    ];
  } catch (error) {
    return [`cannot be parsed: ${error instanceof Error ? error.message : error}`];
  }
}

/** @param {readonly import('./message-parts.mjs').Part[]} parts */
const valuesOf = (parts) =>
  new Set(argumentsOf(parts).map(({ name, kind }) => (kind ? `{${name}, ${kind}}` : `{${name}}`)));

/** @param {string} text */
const tagsOf = (text) => new Set(text.match(/<\/?\d+\/?>/g));

/**
 * @param {string} what
 * @param {ReadonlySet<string>} expected
 * @param {ReadonlySet<string>} found
 */
const differences = (what, expected, found) => [
  ...[...expected].filter((name) => !found.has(name)).map((name) => `lacks the ${what} ${name}`),
  ...[...found].filter((name) => !expected.has(name)).map((name) => `adds the ${what} ${name}`),
];

/** @param {readonly import('./message-parts.mjs').Part[]} parts */
const missingBranches = (parts) =>
  argumentsOf(parts)
    .filter(({ kind }) => kind === 'plural')
    .flatMap(({ name, branches }) =>
      requiredBranches
        .filter((branch) => !branches.has(branch))
        .map((branch) => `lacks the branch '${branch}' of {${name}}`),
    );

/**
 * @param {string} text one variant of a translation
 * @returns {string[]}
 */
function typographyErrors(text) {
  const unbalanced = pairs
    .filter(([open = '', close = '']) => !isBalanced(text, open, close))
    .map(([open, close]) => `has ${open} without ${close}, or ${close} without ${open}`);
  return [
    ...unbalanced,
    ...(text.includes('...') ? ["has '...' where Spanish has '…'"] : []),
    ...(hasLooseDayHalf(text) ? ['has a. m. or p. m. without no-break spaces'] : []),
  ];
}

/**
 * @param {string} text
 * @param {string} open
 * @param {string} close
 */
function isBalanced(text, open, close) {
  let depth = 0;
  for (const character of text) {
    if (character === open) depth += 1;
    if (character === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/**
 * Whether a line could break before "a. m." or inside it.
 * @param {string} text
 */
const hasLooseDayHalf = (text) =>
  [...text.matchAll(/(^|[^\p{L}])[ap]\.\s*m\./gu)].some(
    ([found, before]) => before !== '\u00a0' || !/\.\u00a0m/.test(found),
  );
