import { parseSync, Visitor } from 'vite';
import { allowedNames, bannedPatterns, bannedWords } from './banned-words.mjs';

/** @typedef {{ name: string, instead: string, line: number }} BannedName */

/**
 * @param {string} name
 * @returns {string | undefined} what to write instead; undefined if the name is fine
 */
export function findSubstitute(name) {
  if (Object.hasOwn(allowedNames, name)) return undefined;
  const word = splitName(name).find((part) => Object.hasOwn(bannedWords, part));
  if (word !== undefined) return bannedWords[word];
  return bannedPatterns.find(({ pattern }) => pattern.test(name))?.instead;
}

/** @param {string} name */
const splitName = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^a-z]+/);

/**
 * @param {string} path from the root of the repository
 * @returns {BannedName[]} its folders and its file name without extensions
 */
export const findBannedPathParts = (path) =>
  path
    .split('/')
    .map((part) => part.split('.')[0] ?? '')
    .flatMap((name) => {
      const instead = findSubstitute(name);
      return instead === undefined ? [] : [{ name, instead, line: 1 }];
    });

/**
 * @param {string} path of a TypeScript or JavaScript file
 * @param {string} code
 * @returns {BannedName[]} each name once, at its first occurrence
 */
export function findBannedIdentifiers(path, code) {
  const { program, errors } = parseSync(path, code);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  /** @type {Map<string, BannedName>} */
  const found = new Map();
  /** @param {{ name: string, start: number }} node */
  function check({ name, start }) {
    if (found.has(name)) return;
    const instead = findSubstitute(name);
    if (instead === undefined) return;
    found.set(name, { name, instead, line: code.slice(0, start).split('\n').length });
  }
  new Visitor({ Identifier: check, PrivateIdentifier: check }).visit(program);
  return [...found.values()];
}
