import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * @param {string} clientFolder folder of the built client
 * @param {string} file
 */
export const getGzippedBytes = (clientFolder, file) =>
  gzipSync(readFileSync(join(clientFolder, file))).length;

/**
 * As the server sends it: `brotliCompressSync` has the best quality by default.
 * @param {string} clientFolder
 * @param {string} file
 */
export const getBrotliBytes = (clientFolder, file) =>
  brotliCompressSync(readFileSync(join(clientFolder, file))).length;

/**
 * Number of the scripts of all pages.
 * @param {string} clientFolder
 */
export const countScripts = (clientFolder) =>
  listFiles(join(clientFolder, 'assets')).filter((file) => file.endsWith('.js')).length;

/**
 * Bytes of the fonts that a Latin page fetches; browsers pick a family's files by unicode-range.
 * @param {string} clientFolder
 */
export function sumFontBytes(clientFolder) {
  return listFiles(clientFolder)
    .filter(
      (file) => file.endsWith('.woff2') && !/-(latin-ext|cyrillic|greek|vietnamese)/.test(file),
    )
    .reduce((sum, file) => sum + readFileSync(join(clientFolder, file)).length, 0);
}

/** @param {string} folder */
const listFiles = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
