import { test as base, expect, type Page } from '@playwright/test';

/** Faults of the page: what it wrote to the console as an error, what it threw, what its policy refused. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // The browser writes a line of its own for every answer that is not a good one.
    const ofTheBrowser = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !ofTheBrowser) faults.push(message.text());
  });
  page.on('pageerror', (fault) => faults.push(String(fault)));
  return faults;
}

/** Playwright's `test`, in which an error in the console or a refusal of the security policy fails the test. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const faults = faultsOf(page);
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** Lets no script through until the returned function is called: the page stays as the server has sent it. */
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

/** Waits until the page has taken over from the server's markup. */
export async function tookOver(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}
