import { startSmtpServer, type TestSmtpServer } from '../../../api/testing/smtp/smtp-server';
import { createClientHeaders } from './client-ip';
import { createStoppableServer, type StoppableServer } from './stoppable-server';
import { test as base } from './test';

interface EmailFixtures {
  readonly smtp: TestSmtpServer;
  readonly shop: StoppableServer;
}

/** Playwright's `test` with a separate server per worker that sends e-mails; files may share a worker. */
export const test = base.extend<object, EmailFixtures>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const smtp = await startSmtpServer();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ smtp }, use) => {
      const server = await createStoppableServer((origin) => ({
        SMTP_URL: smtp.url,
        TRUST_PROXY: '1',
        PUBLIC_ORIGIN: origin,
      }));
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
  // Files share the server, so each test is another client for its rate limits.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
  extraHTTPHeaders: ({}, use) => use(createClientHeaders()),
});

export { expect } from './test';
