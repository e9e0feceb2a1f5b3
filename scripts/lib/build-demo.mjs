import { runTool } from './run.mjs';

/**
 * Builds the whole product on mocks as files for a static host.
 * @param {{ base: string, outDir: string }} options
 *   base: path of the site on its host; outDir: absolute path, whose content is replaced
 * @returns {Promise<boolean>} whether it was built
 */
export async function buildDemo({ base, outDir }) {
  const args = ['-c', 'web/vite.config.ts', '--mode', 'demo', '--base', base];
  const code = await runTool(
    'vite',
    ['build', ...args, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    { env: { NODE_ENV: 'production' } },
  );
  return code === 0;
}

/**
 * Accepts `la-higuera` and `/la-higuera` too. The base can't be relative: a page at /shop/1 loads the same files.
 * @param {string} path
 * @returns {string | undefined} with a slash at both ends; undefined for a URL
 */
export function normalizeBase(path) {
  if (/[:?#]|\/\/|\.\./.test(path)) return undefined;
  const names = path.split('/').filter((name) => name !== '' && name !== '.');
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}
