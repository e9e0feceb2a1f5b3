import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin } from 'vite';

const address = '/mockServiceWorker.js';

// Read from the installed package, so that worker and library are always of the same version.
const file = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/** Scripts are not the API's: to ask the page about each of them takes longer than to hand it out. */
const passScripts = `addEventListener('fetch', (event) => {
  if (event.request.destination === 'script') event.stopImmediatePropagation();
});
`;

const serveWorker: Connect.NextHandleFunction = (_request, response, next) => {
  readFile(file, 'utf8').then((source) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(passScripts + source);
  }, next);
};

/** Serves MSW's worker from Vite's own servers only, so that no build can carry it. */
export const mockWorker = (): Plugin => ({
  name: 'mock-worker',
  configureServer: ({ middlewares }) => void middlewares.use(address, serveWorker),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(address, serveWorker),
});
