import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const address = '/mockServiceWorker.js';

// Read from the installed package, so that worker and library are always of the same version.
const file = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/** Sources are the development server's: to ask the page about each of them takes longer than to hand it out. */
const passSources = `addEventListener('fetch', (event) => {
  if (event.request.destination === 'script') event.stopImmediatePropagation();
});
`;

/** Serves MSW's worker to the development server only, so that no build can carry it. */
export const mockWorker = (): Plugin => ({
  name: 'mock-worker',
  configureServer({ middlewares }) {
    middlewares.use(address, (_request, response, next) => {
      readFile(file, 'utf8').then((source) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(passSources + source);
      }, next);
    });
  },
});
