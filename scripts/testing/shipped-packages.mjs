import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveProjectPath } from '../lib/project-root.mjs';

/**
 * The fields that we read of package-lock.json.
 * @typedef {{
 *   dependencies?: Readonly<Record<string, string>>,
 *   optionalDependencies?: Readonly<Record<string, string>>,
 * }} LockedPackage
 */

/** Of the server and the client: neither tests nor what only the build runs. */
const sourcePattern = /(?<!\.test|\.suite|\.e2e|\.config|vite-plugins?|test-setup)\.tsx?$/;

const importPattern = /^(?:import|export|\}).* from '([^']+)';$|\bimport\('([^']+)'\)/gm;

/** @param {string} source */
export const listImportedPackages = (source) =>
  [...source.matchAll(importPattern)]
    .map(([, statically, dynamically]) => statically ?? dynamically ?? '')
    .filter((specifier) => /^[@a-z]/.test(specifier) && !specifier.includes(':'))
    .map((specifier) => {
      const [scope = '', name = ''] = specifier.split('/');
      return scope.startsWith('@') ? `${scope}/${name}` : scope;
    });

/**
 * With everything that they depend on. By name: of several versions, all count.
 * @param {readonly string[]} names
 * @param {Readonly<Record<string, LockedPackage>>} locked by path
 */
export function addDependencies(names, locked) {
  const found = new Set();
  const remaining = [...names];
  for (let name = remaining.pop(); name !== undefined; name = remaining.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const [path, entry] of Object.entries(locked)) {
      if (path.split('node_modules/').at(-1) !== name) continue;
      remaining.push(...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }));
    }
  }
  return found;
}

/**
 * Names of the packages that run in production: those that the server loads, and those bundled into the server or the
 * client, which are devDependencies.
 */
export function findShippedPackages() {
  const names = ['api', 'web']
    .flatMap(listSources)
    .flatMap((file) => listImportedPackages(readFileSync(file, 'utf8')));
  // Sources import types of the build tools.
  const shipped = names.filter((name) => !/\bvite\b/.test(name));
  const { packages } = JSON.parse(readFileSync(resolveProjectPath('package-lock.json'), 'utf8'));
  return addDependencies(shipped, packages);
}

/** @param {string} folder */
const listSources = (folder) =>
  readdirSync(resolveProjectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => sourcePattern.test(path) && !/(?:^|[\\/])(?:testing|conformance)[\\/]/.test(path),
    )
    .map((path) => join(resolveProjectPath(folder), path));
