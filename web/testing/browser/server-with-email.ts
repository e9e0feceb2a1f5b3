import { startSmtpServer, type TestSmtpServer } from '../../../api/testing/smtp/smtp-server';
import { test as base } from './own-server';

interface SmtpFixture {
  readonly smtp: TestSmtpServer;
}

/** Playwright's `test` with a separate server per worker that sends e-mails. */
export const test = base.extend<object, SmtpFixture>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const smtp = await startSmtpServer();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  serverEnv: [async ({ smtp }, use) => use({ SMTP_URL: smtp.url }), { scope: 'worker' }],
});

export { expect } from './test';
