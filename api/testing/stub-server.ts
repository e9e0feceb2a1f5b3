import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, vi } from 'vitest';
import { startLocalServer } from './local-server';
import { photoBytes } from './multipart';

type StubHandler = (response: ServerResponse) => void;

export async function startStubServer() {
  const handlers = new Map<string, StubHandler>();
  const requests: IncomingMessage[] = [];
  const server = await startLocalServer((request, response) => {
    requests.push(request);
    const handler = handlers.get(request.url ?? '');
    if (handler) handler(response);
    else response.writeHead(404).end();
  });
  return {
    ...server,
    /** Requests since the last reset. */
    requests,
    /** Registers a handler; returns the URL. */
    serve(path: string, handler: StubHandler): string {
      handlers.set(path, handler);
      return `${server.origin}${path}`;
    },
    /** Clears handlers and requests once all connections are closed. */
    async reset(): Promise<void> {
      handlers.clear();
      requests.length = 0;
      await vi.waitFor(async () => expect(await server.countConnections()).toBe(0), {
        timeout: 10_000,
      });
    },
  };
}

export const respondWithImage: StubHandler = (response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photoBytes);
};

export const redirectTo =
  (location: string): StubHandler =>
  (response) => {
    response.writeHead(302, { location }).end();
  };
