import { createClientHeaders } from './client-ip';
import { createStoppableServer, type StoppableServer } from './stoppable-server';
import { test as base } from './test';

export interface OwnServerFixtures {
  /** Added to the server's environment. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** Undefined on mocks, where every browser context has a database of its own. */
  readonly ownServer: StoppableServer | undefined;
}

/** Playwright's `test` with a separate server per worker, for tests that change data; files may share a worker. */
export const test = base.extend<object, OwnServerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  ownServer: [
    async ({ serverEnv, target }, use) => {
      if (target === 'mocks') return use(undefined);
      const server = await createStoppableServer((origin) => ({
        TRUST_PROXY: '1',
        PUBLIC_ORIGIN: origin,
        ...serverEnv,
      }));
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownServer, baseURL }, use) => use(ownServer?.origin ?? baseURL),
  // Each test is another client for the rate limits of the server that it shares. Not with service workers:
  // some are never installed while Playwright adds headers to their requests.
  extraHTTPHeaders: ({ serviceWorkers }, use) =>
    use(serviceWorkers === 'allow' ? {} : createClientHeaders()),
});

export { expect } from './test';
