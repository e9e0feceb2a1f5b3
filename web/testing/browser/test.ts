import { test as base, expect, type Page } from '@playwright/test';

/** Console errors, including CSP violations, and uncaught exceptions. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // The browser logs every error status.
    const ofTheBrowser = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !ofTheBrowser) faults.push(message.text());
  });
  page.on('pageerror', (fault) => faults.push(String(fault)));
  return faults;
}

/** Playwright's `test`; fails on console errors. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const faults = faultsOf(page);
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** Blocks scripts until the returned function is called, so that the page is not hydrated. */
export async function holdScripts(page: Page): Promise<() => void> {
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

export async function tookOver(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}
