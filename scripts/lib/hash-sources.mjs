import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** The inputs of a build; only the build for browser tests contains the mocks. */
const folders = ['api', 'web', 'public'];
const files = ['scripts/build.mjs', 'tsconfig.base.json', 'package.json', 'package-lock.json'];

/** Tests are next to the code that they test. */
const isBuildInput = (/** @type {string} */ path) =>
  !/\.(test|e2e)\.tsx?$|\/test-setup\.ts$|\/workshop\/screenshots\//.test(path);

/**
 * Hash of the content, names and number of a build's sources.
 * @param {string} [project]
 * @param {readonly string[]} [moreFolders] folders that only this build contains
 */
export function hashSources(project = projectRoot, moreFolders = []) {
  const hash = createHash('sha1');
  const sources = [
    ...folders.concat(moreFolders).flatMap((folder) => listFiles(project, folder)),
    ...files,
  ];
  for (const path of sources.filter(isBuildInput)) {
    const content = readFileSync(join(project, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Lists all files below a folder, in the same order on every system.
 * @param {string} project
 * @param {string} folder
 * @returns {string[]} paths from the project's folder
 */
function listFiles(project, folder) {
  return readdirSync(join(project, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(project, path) : [path];
    });
}
