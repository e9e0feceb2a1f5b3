import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot, resolveProjectPath } from '../lib/project-root.mjs';
import { unshippedFolders } from '../lib/unshipped-sources.mjs';

/** Names of the libraries in their own files, which have no source here. */
const libraryTexts = [
  'mockServiceWorker',
  '[MSW]',
  '@mswjs',
  '@faker-js',
  'msw/browser',
  'sql-wasm',
];

/** React has this type of an input too. */
const textsOfShippedLibraries = new Set(['datetime-local']);

/** Shorter texts are in every program, and so are names of methods. */
const minTextLength = 12;

const sourceFile = /\.(?:m?[jt]s|tsx|css|html|json|po)$/;
/** Tests, and plugins of the build. */
const toolFile = /\.(?:test|suite|e2e)\.|\/testing\/|\/test-setup\.|vite-plugins?\.ts$/;
const builtFile = /\.(?:m?js|css|html|json|map|txt|svg|webmanifest)$/;

const stringLiteral = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`/g;
const importLine = /^(?:import|export|\}) .*from '.*';$|\bimport\('.*?'\)/gm;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * String literals of a source that are too long to be elsewhere by chance.
 * @param {string} source
 * @returns {string[]}
 */
export const listTexts = (source) =>
  [...source.replace(comment, '').replace(importLine, '').matchAll(stringLiteral)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter(
      (text) => text.length >= minTextLength && !/[\\\n]/.test(text) && !/^[a-z]+$/i.test(text),
    );

/**
 * Texts of the sources that must not be shipped, unless a shipped source has them too.
 * @returns {string[]}
 */
export function collectMockTexts() {
  const shipped = ['api', 'web', 'public']
    .flatMap((folder) => listFiles(folder, isShippedSource))
    .map(readText)
    .join('\n');
  const texts = unshippedFolders
    .flatMap((folder) => listFiles(folder, (path) => sourceFile.test(path) && !toolFile.test(path)))
    .flatMap((path) => listTexts(readText(path)))
    .filter((text) => !shipped.includes(text) && !textsOfShippedLibraries.has(text));
  return [...new Set([...libraryTexts, ...texts])];
}

/** @param {string} path */
const isShippedSource = (path) =>
  sourceFile.test(path) &&
  !toolFile.test(path) &&
  !unshippedFolders.some((folder) => path.startsWith(`${folder}/`));

/**
 * @param {readonly string[]} folders folders of a build, from the project's folder
 * @param {readonly string[]} texts
 * @returns {string[]} one line per file and text
 */
export const findMockTexts = (folders, texts) =>
  folders.flatMap((folder) =>
    listFiles(folder, () => true).flatMap((path) => {
      const content = `${path}\n${builtFile.test(path) ? readText(path) : ''}`;
      return texts
        .filter((text) => content.includes(text))
        .map((text) => `${path} contains “${text}” of the mocks.`);
    }),
  );

/** @param {string} path */
const readText = (path) => readFileSync(resolveProjectPath(path), 'utf8');

/**
 * @param {string} folder from the project's folder; may be missing
 * @param {(path: string) => boolean} isIncluded
 * @returns {string[]} paths from the project's folder
 */
function listFiles(folder, isIncluded) {
  if (!existsSync(resolveProjectPath(folder))) return [];
  return readdirSync(resolveProjectPath(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isIncluded);
}
