import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Names of mock libraries in a bundle; none of this code may reach visitors. */
const marksOfMocks = [
  'mockServiceWorker',
  '[MSW]',
  '@mswjs',
  '@faker-js',
  'msw/browser',
  'sql-wasm',
];

const carriesText = /\.(js|html|css|json|webmanifest)$/;

/**
 * @param {string} client folder of the built client
 * @param {string} file
 */
export const gzipped = (client, file) => gzipSync(readFileSync(join(client, file))).length;

/**
 * Bytes of the fonts that a Latin page fetches; browsers pick a family's files by unicode-range.
 * @param {string} client
 */
export function fontBytes(client) {
  return listFiles(client)
    .filter(
      (file) => file.endsWith('.woff2') && !/-(latin-ext|cyrillic|greek|vietnamese)/.test(file),
    )
    .reduce((sum, file) => sum + readFileSync(join(client, file)).length, 0);
}

/** @param {string} client */
export function filesWithMocks(client) {
  return listFiles(client).filter((file) => {
    if (!carriesText.test(file)) return false;
    const text = readFileSync(join(client, file), 'utf8');
    return marksOfMocks.some((mark) => text.includes(mark) || file.includes(mark));
  });
}

/** @param {string} folder */
const listFiles = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
