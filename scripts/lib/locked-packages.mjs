import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The fields that we compare of an entry in a lockfile.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Readonly<Record<string, LockedPackage>> }} Lockfile
 */

/**
 * Optional packages may be missing: most of them are for other systems.
 * @param {Lockfile} locked package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json, which npm writes once it is done
 */
export function isInstalledAsLocked(locked, installed) {
  const expected = mapPackages(locked);
  const actual = mapPackages(installed);
  const hasNoExtraneous = [...actual.keys()].every((path) => expected.has(path));
  return (
    hasNoExtraneous && [...expected].every(([path, entry]) => isSatisfied(entry, actual.get(path)))
  );
}

/**
 * An install that was stopped halfway may leave the list of a complete one.
 * @param {Lockfile} installed
 * @param {string} projectFolder
 */
export const hasInstalledFiles = ({ packages }, projectFolder) =>
  Object.keys(packages).every((path) => existsSync(join(projectFolder, path, 'package.json')));

/**
 * @param {LockedPackage} expected
 * @param {LockedPackage | undefined} actual
 */
function isSatisfied(expected, actual) {
  if (actual === undefined) return expected.optional === true;
  return expected.version === actual.version && expected.integrity === actual.integrity;
}

/**
 * @param {Lockfile} lockfile
 * @returns {Map<string, LockedPackage>} by path, without the project itself
 */
const mapPackages = ({ packages }) =>
  new Map(Object.entries(packages).filter(([path]) => path !== ''));
