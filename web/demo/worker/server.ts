import { createDemoServer } from '#mocks/demo/demo-server';
import { loadSqlite } from '#mocks/sqlite/sqlite';
import { removeBasePath } from '../../routing/base-path';
import type { DemoMessage } from '../demo-messages';
import { readDemoImage, readWasm } from './cached-files';

declare const self: ServiceWorkerGlobalScope;

export async function notifyPages(message: DemoMessage): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
}

const server = createDemoServer({
  name: self.registration.scope,
  loadSqlite: async () => loadSqlite(await readWasm()),
  readDemoImage,
  onSaveError: () => void notifyPages({ type: 'DEMO_NOT_SAVED' }),
});

/** The server is on the origin's root, but links to its files, which browsers navigate to, have the base path. */
function toServerPath({ origin, pathname }: URL): string | undefined {
  if (origin !== self.location.origin) return undefined;
  const path = removeBasePath(pathname);
  return path === '/healthz' || path.startsWith('/api/') ? path : undefined;
}

export const isServerUrl = (url: URL): boolean => toServerPath(url) !== undefined;

/** A navigation's request can't be copied with another URL. */
function toServerRequest(request: Request, path: string): Request {
  const url = new URL(request.url);
  if (url.pathname === path) return request;
  const { method, headers } = request;
  return new Request(url.origin + path + url.search, { method, headers });
}

const fetchFromHost = self.fetch.bind(self);

/** The network of the product's worker: its strategies and the outbox then need no code for the demo. */
self.fetch = async (input, init) => {
  const request = new Request(input, init);
  const path = toServerPath(new URL(request.url));
  if (path === undefined) return fetchFromHost(input, init);
  return server.respond(toServerRequest(request, path));
};

export const startOver = (): Promise<void> => server.startOver();
