import { test as base, expect, type Page, type TestDetails } from '@playwright/test';
import { countEndpointCalls, type EndpointCalls, saveEndpointCalls } from './endpoint-calls';
import { mocksProject, mocksTag, serverTag, type TargetOptions } from './test-targets';

/** Console errors, including CSP violations, and uncaught exceptions. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser logs every error status.
    const isResourceError = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isResourceError) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Playwright's `test`; fails on console errors, and records which endpoints the pages call. */
export const test = base.extend<object, TargetOptions & { endpointCalls: EndpointCalls }>({
  target: ['server', { scope: 'worker', option: true }],
  endpointCalls: [
    async ({ target }, use, { workerIndex }) => {
      const calls: EndpointCalls = new Set();
      await use(calls);
      saveEndpointCalls(target, String(workerIndex), calls);
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context, endpointCalls }, use) => {
    countEndpointCalls(context, endpointCalls);
    await use(context);
  },
  page: async ({ page }, use) => {
    const errors = collectErrors(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** Whether the running test is in the project on mocks. */
export const isOnMocks = (): boolean => base.info().project.name === mocksProject;

/** For a test, or a `describe`, that the mocks cannot run. `reason` is a sentence. */
export const needsServer = (reason: string): TestDetails => ({
  tag: serverTag,
  annotation: { type: 'needs the server', description: reason },
});

/** For a test, or a `describe`, of what only the mocks have. `reason` is a sentence. */
export const needsMocks = (reason: string): TestDetails => ({
  tag: mocksTag,
  annotation: { type: 'needs the mocks', description: reason },
});

/** Blocks scripts until the returned function is called, so that the page is not hydrated. */
export async function blockScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}
