import type { Page } from '@playwright/test';
import { localizePath } from '../routing/paths';
import {
  type Builds,
  type DeployedServer,
  prepareBuilds,
} from '../testing/browser/deployed-server';
import { languages } from '../testing/browser/storefront-texts';
import { expect, test, waitForHydration } from '../testing/browser/test';
import { allPagePaths } from '../testing/page-paths';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

let builds: Builds;
let server: DeployedServer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  builds = await prepareBuilds();
});

test.afterAll(() => builds.remove());

test.beforeEach(async () => {
  server = await builds.start();
});

test.afterEach(() => server.stop());

const findUpdatePrompt = (page: Page) =>
  page.getByRole('region', { name: 'A new version is ready' });

/** Generous timeout: reloading is slow on a busy machine. */
const expectNewerVersion = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'newer', { timeout: 30_000 });
const expectCurrentVersion = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '');

/** Waits until the service worker controls the page. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(server.origin + path);
  await waitForHydration(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expectCurrentVersion(page);
}

/** Simulates a return to the tab. */
const dispatchVisibilityChange = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Navigates without loading a new document, as the back button does. */
const navigateInPage = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Alternates languages: each page has its own chunk, and most have their own translations in both. */
const allUrls = allPagePaths.map((path, index) =>
  localizePath(path, languages[index % languages.length] ?? 'en'),
);

/** Visits every page in one document; returns the URLs of missing chunks. */
async function visitEveryPage(page: Page): Promise<string[]> {
  const missingUrls: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().includes('/assets/'))
      missingUrls.push(response.url());
  });
  for (const url of allUrls) {
    if (new URL(page.url()).pathname === url) continue;
    const previousTitle = await page.title();
    await navigateInPage(page, url);
    // Titles are unique: a changed title means that the new page is rendered.
    await expect(page).not.toHaveTitle(previousTitle);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
  return missingUrls;
}

test('the update prompt: Later keeps the current version on every page until the next page load', async ({
  page,
}) => {
  await open(page);
  await server.deployNewer();
  await dispatchVisibilityChange(page);
  await expect(findUpdatePrompt(page)).toBeVisible();
  await findUpdatePrompt(page).getByRole('button', { name: 'Later' }).click();
  await expect(findUpdatePrompt(page)).toBeHidden();

  expect(await visitEveryPage(page)).toEqual([]);
  await expectCurrentVersion(page);

  await open(page);
  await expect(findUpdatePrompt(page)).toBeVisible();
});

test('the update prompt: Reload updates all tabs except one with form input, until that is cleared', async ({
  page,
  context,
}) => {
  await page.goto(server.origin);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await waitForHydration(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const otherPage = await context.newPage();
  await open(otherPage, '/es/shop');
  const formPage = await context.newPage();
  await open(formPage, '/contact');
  const message = formPage.getByLabel('Message');
  await message.fill('Dear Elena, dear Marisol');

  await server.deployNewer();
  await dispatchVisibilityChange(page);
  await expect(findUpdatePrompt(page)).toBeVisible();
  await expect(otherPage.getByRole('region', { name: 'Hay una versión nueva' })).toBeVisible();
  await findUpdatePrompt(page).getByRole('button', { name: 'Reload' }).click();

  await expectNewerVersion(page);
  await expectNewerVersion(otherPage);
  await expect(otherPage.locator('html')).toHaveAttribute('lang', 'es');
  await expect(findUpdatePrompt(page)).toBeHidden();

  const isUpdated = () =>
    formPage.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && registration.waiting === null;
    });
  await expect.poll(isUpdated).toBe(true);
  await expectCurrentVersion(formPage);
  await expect(message).toHaveValue('Dear Elena, dear Marisol');
  await expect(findUpdatePrompt(formPage)).toBeHidden();
  await message.fill('');
  await expectNewerVersion(formPage);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('an open page loads its chunks from the server after a new deployment', async ({ page }) => {
    await page.goto(server.origin);
    await waitForHydration(page);
    // A deployment while the first page loads would break its requests.
    await page.waitForLoadState('networkidle');
    await server.deployNewer();
    expect(await visitEveryPage(page)).toEqual([]);
    await expectCurrentVersion(page);
  });

  test('a link to a page with a missing chunk loads that page without a reload loop', async ({
    context,
  }) => {
    // Not the `page` fixture: it fails on console errors.
    const page = await context.newPage();
    await page.goto(server.origin);
    await waitForHydration(page);
    await page.route('**/assets/AboutPage-*.js', (route) => route.fulfill({ status: 404 }));
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
    });
    const link = page.getByRole('navigation').first().getByRole('link', { name: 'About' });
    await link.click();
    // Once for the link, once for the missing chunk; the server-rendered page stays readable.
    await expect.poll(() => opened).toEqual(['/about', '/about']);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(opened).toEqual(['/about', '/about']);
  });
});
