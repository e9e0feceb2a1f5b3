import { createClientHeaders } from './client-ip';
import { createStoppableServer, type StoppableServer } from './stoppable-server';
import { test as base } from './test';

interface OwnServerFixture {
  readonly ownServer: StoppableServer;
}

/** Playwright's `test` with a separate server per worker, for tests that change data. */
export const test = base.extend<object, OwnServerFixture>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const server = await createStoppableServer((origin) => ({
        TRUST_PROXY: '1',
        PUBLIC_ORIGIN: origin,
      }));
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.origin),
  // Files share the server, so each test is another client for its rate limits.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
  extraHTTPHeaders: ({}, use) => use(createClientHeaders()),
});

export { expect } from './test';
