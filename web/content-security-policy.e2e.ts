import type { Page } from '@playwright/test';
import { languages } from '#contract/core/language';
import { dashboardTabs } from './admin/dashboard/dashboard-tabs';
import { backOfficePaths } from './routing/back-office-paths';
import { localizePath } from './routing/paths';
import { openAsAdmin } from './testing/browser/admin-sign-in';
import { adminTexts } from './testing/browser/admin-texts';
import { expect, test } from './testing/browser/own-server';
import { waitForHydration } from './testing/browser/test';
import { samplePagePaths } from './testing/page-paths';

test.use({ serviceWorkers: 'allow' });

/** The page fixture fails on uncaught errors. */
const throwOnViolations = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      throw new Error(`${event.effectiveDirective} blocks ${event.blockedURI} ${event.sample}`);
    }),
  );

const getDocumentPath = (path: string, index: number) =>
  localizePath(path, languages[index % languages.length] ?? 'en');

test('no public page violates the Content-Security-Policy, with the service worker', async ({
  page,
}) => {
  await throwOnViolations(page);
  for (const [index, path] of samplePagePaths.entries()) {
    await page.goto(getDocumentPath(path, index));
    await waitForHydration(page);
    if (index === 0) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
});

const adminPaths = [
  ...dashboardTabs.map((tab) => backOfficePaths.dashboard(tab)),
  backOfficePaths.mediaManagement(),
  backOfficePaths.mediaManager(),
  backOfficePaths.kitchenList(),
  backOfficePaths.calendar(),
  backOfficePaths.print('labels', { day: '2026-12-01' }),
  backOfficePaths.shoppingList(),
  backOfficePaths.customers(),
  backOfficePaths.facts(),
  backOfficePaths.settings(),
  '/admin/nowhere',
];

test('no page or dialog of the back office violates the Content-Security-Policy', async ({
  page,
}) => {
  await throwOnViolations(page);
  await openAsAdmin(page, backOfficePaths.dashboard());
  for (const path of adminPaths) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await page.goto(backOfficePaths.dashboard('products'));
  for (const opener of [adminTexts.add, adminTexts.importCsv]) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a page may neither turn text into markup nor create another Trusted Types policy', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/');
  await waitForHydration(page);
  const setMarkup = page.evaluate(() => {
    document.body.innerHTML = '<b>figs</b>';
  });
  await expect(setMarkup).rejects.toThrow(/TrustedHTML/);
  const createPolicy = page.evaluate(() =>
    window.trustedTypes?.createPolicy('anything', { createHTML: (html: string) => html }),
  );
  await expect(createPolicy).rejects.toThrow(/disallowed/);
});
