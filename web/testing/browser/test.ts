import { test as base, expect, type Page } from '@playwright/test';

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

/** Playwright's `test`; fails on console errors. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors = collectErrors(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

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
