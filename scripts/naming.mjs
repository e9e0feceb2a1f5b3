import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { projectRoot, resolveProjectPath } from './lib/project-root.mjs';
import { findBannedIdentifiers, findBannedPathParts } from './naming/find-banned-names.mjs';

/** Has every banned word as a key. */
const wordList = 'scripts/naming/banned-words.mjs';
const folders = ['api', 'docs', 'mocks', 'public', 'scripts', 'web'];

const paths = folders.flatMap((folder) =>
  readdirSync(resolveProjectPath(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => path !== wordList),
);

const banned = paths.flatMap((path) =>
  [
    ...findBannedPathParts(path),
    ...(/\.(ts|tsx|mjs)$/.test(path)
      ? findBannedIdentifiers(path, readFileSync(resolveProjectPath(path), 'utf8'))
      : []),
  ].map((name) => ({ path, ...name })),
);

for (const { path, line, name, instead } of banned) {
  console.error(`${path}:${line} ${name}: write ${instead}.`);
}
if (banned.length === 0) {
  console.log(`${paths.length} files: all names are plain.`);
} else {
  console.error(`See ${wordList} for the words and the allowed names.`);
  // Not `exit`: it drops output that a pipe hasn't taken yet.
  process.exitCode = 1;
}
