import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { ensureDemoBuild, testedDemoBase, testedDemoFolder } from '../lib/ensure-build.mjs';

// A plain static host, like GitHub Pages: files under a path, and 404.html for everything else.

const contentTypes = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.wasm', 'application/wasm'],
  ['.webmanifest', 'application/manifest+json'],
  ['.woff2', 'font/woff2'],
]);

/** @param {string} pathname */
async function findFile(pathname) {
  if (!pathname.startsWith(testedDemoBase)) return undefined;
  const name = normalize(decodeURIComponent(pathname.slice(testedDemoBase.length))) || '.';
  if (name.startsWith('..')) return undefined;
  const path = join(testedDemoFolder, name === '.' ? 'index.html' : name);
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && { bytes, type: contentTypes.get(extname(path)) ?? 'application/octet-stream' };
}

if (!(await ensureDemoBuild())) process.exit(1);
const notFoundPage = await readFile(join(testedDemoFolder, '404.html'));

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = await findFile(pathname);
  response.writeHead(file ? 200 : 404, {
    'Content-Type': file ? file.type : 'text/html; charset=utf-8',
    'Cache-Control': 'max-age=600',
  });
  response.end(file ? file.bytes : notFoundPage);
}).listen(Number(process.env.PORT), '127.0.0.1');
