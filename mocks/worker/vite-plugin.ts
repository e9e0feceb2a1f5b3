import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const address = '/mockServiceWorker.js';

// Read from the installed package, so that worker and library are always of the same version.
const file = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/** Serves MSW's worker to the development server only, so that no build can carry it. */
export const mockWorker = (): Plugin => ({
  name: 'mock-worker',
  configureServer({ middlewares }) {
    middlewares.use(address, (_request, response, next) => {
      readFile(file).then((source) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(source);
      }, next);
    });
  },
});
