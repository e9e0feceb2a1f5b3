import { collectArguments, expandVariants, parseMessage } from './icu-message.mjs';
import { parseEntries } from './po-entries.mjs';

/** Branches that English and Spanish both need. */
const requiredBranches = ['one', 'other'];

/** Punctuation that opens and closes in Spanish. */
const punctuationPairs = [
  ['¿', '?'],
  ['¡', '!'],
  ['«', '»'],
];

/**
 * Finds errors in the translations of a Spanish .po file: values or tags missing or added, plurals without required
 * branches, or wrong typography. Skips messages without a translation (see `findUntranslated`).
 * @param {string} poText content of a .po file
 * @returns {{ message: string, error: string }[]}
 */
export const findTranslationErrors = (poText) =>
  parseEntries(poText)
    .filter(({ translation }) => translation !== '')
    .flatMap(({ message, translation }) =>
      checkTranslation(message, translation).map((error) => ({ message, error })),
    );

/**
 * @param {string} message
 * @param {string} translation
 * @returns {string[]}
 */
function checkTranslation(message, translation) {
  try {
    const parts = parseMessage(translation);
    return [
      ...compareSets('value', listValues(parseMessage(message)), listValues(parts)),
      ...compareSets('tag', listTags(message), listTags(translation)),
      ...findMissingBranches(parts),
      ...new Set(expandVariants(parts).flatMap(findTypographyErrors)),
    ];
  } catch (error) {
    return [`cannot be parsed: ${error instanceof Error ? error.message : error}`];
  }
}

/** @param {readonly import('./icu-message.mjs').MessagePart[]} parts */
const listValues = (parts) =>
  new Set(
    collectArguments(parts).map(({ name, kind }) => (kind ? `{${name}, ${kind}}` : `{${name}}`)),
  );

/** @param {string} text */
const listTags = (text) => new Set(text.match(/<\/?\d+\/?>/g));

/**
 * @param {string} kindName
 * @param {ReadonlySet<string>} expected
 * @param {ReadonlySet<string>} actual
 */
const compareSets = (kindName, expected, actual) => [
  ...[...expected]
    .filter((name) => !actual.has(name))
    .map((name) => `lacks the ${kindName} ${name}`),
  ...[...actual]
    .filter((name) => !expected.has(name))
    .map((name) => `adds the ${kindName} ${name}`),
];

/** @param {readonly import('./icu-message.mjs').MessagePart[]} parts */
const findMissingBranches = (parts) =>
  collectArguments(parts)
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
function findTypographyErrors(text) {
  const unbalanced = punctuationPairs
    .filter(([open = '', close = '']) => !isBalanced(text, open, close))
    .map(([open, close]) => `has ${open} without ${close}, or ${close} without ${open}`);
  return [
    ...unbalanced,
    ...(text.includes('...') ? ["has '...' where Spanish has '…'"] : []),
    ...(hasBreakableMeridiem(text) ? ['has a. m. or p. m. without no-break spaces'] : []),
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
const hasBreakableMeridiem = (text) =>
  [...text.matchAll(/(^|[^\p{L}])[ap]\.\s*m\./gu)].some(
    ([match, before]) => before !== '\u00a0' || !/\.\u00a0m/.test(match),
  );
