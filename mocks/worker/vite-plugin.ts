import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin } from 'vite';
import { demoImageFolder } from '../media/demo-files/demo-image-folder.ts';

const workerPath = '/mockServiceWorker.js';

// From the installed package, so that worker and library versions match.
const workerFile = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/** Asking the page about each script or file of an image is slower than serving it. */
const ignoreFileRequests = `addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  if (destination === 'script' || new URL(url).pathname.startsWith('/${demoImageFolder}/'))
    event.stopImmediatePropagation();
});
`;

const serveWorker: Connect.NextHandleFunction = (_request, response, next) => {
  readFile(workerFile, 'utf8').then((source) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(ignoreFileRequests + source);
  }, next);
};

/** Dev and preview servers only, so that no build contains it. */
export const mockServiceWorker = (): Plugin => ({
  name: 'mock-worker',
  configureServer: ({ middlewares }) => void middlewares.use(workerPath, serveWorker),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(workerPath, serveWorker),
});
