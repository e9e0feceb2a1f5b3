import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin } from 'vite';

const workerPath = '/mockServiceWorker.js';

// From the installed package, so that worker and library versions match.
const workerFile = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/** Asking the page about each script request is slower than serving it. */
const ignoreScriptRequests = `addEventListener('fetch', (event) => {
  if (event.request.destination === 'script') event.stopImmediatePropagation();
});
`;

const serveWorker: Connect.NextHandleFunction = (_request, response, next) => {
  readFile(workerFile, 'utf8').then((source) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(ignoreScriptRequests + source);
  }, next);
};

/** Dev and preview servers only, so that no build contains it. */
export const mockServiceWorker = (): Plugin => ({
  name: 'mock-worker',
  configureServer: ({ middlewares }) => void middlewares.use(workerPath, serveWorker),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(workerPath, serveWorker),
});
