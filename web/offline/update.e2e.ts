import type { Page } from '@playwright/test';
import { localizePath } from '../routing/paths';
import { type Builds, type DeployedShop, twoBuilds } from '../testing/browser/deployed-shop';
import { languages } from '../testing/browser/languages';
import { expect, test, tookOver } from '../testing/browser/test';
import { everyPath } from '../testing/kinds-of-page';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

let builds: Builds;
let shop: DeployedShop;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  builds = await twoBuilds();
});

test.afterAll(() => builds.remove());

test.beforeEach(async () => {
  shop = await builds.start();
});

test.afterEach(() => shop.stop());

const newVersion = (page: Page) => page.getByRole('region', { name: 'A new version is ready' });

/** Generous timeout: reloading is slow on a busy machine. */
const isNewer = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'newer', { timeout: 30_000 });
const isPresent = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

/** Waits until the service worker controls the page. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(shop.origin + path);
  await tookOver(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await isPresent(page);
}

/** Simulates a return to the tab. */
const returnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Navigates without loading a new document, as the back button does. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Alternates languages: each page has its own chunk, and most have their own translations in both. */
const allUrls = everyPath.map((path, index) =>
  localizePath(path, languages[index % languages.length] ?? 'en'),
);

/** Visits every page in one document; returns the URLs of missing chunks. */
async function walkThrough(page: Page): Promise<string[]> {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().includes('/assets/'))
      missing.push(response.url());
  });
  for (const url of allUrls) {
    if (new URL(page.url()).pathname === url) continue;
    const left = await page.title();
    await goWithin(page, url);
    // Titles are unique: a changed title means that the new page is rendered.
    await expect(page).not.toHaveTitle(left);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
  return missing;
}

test('the update prompt: Later keeps the current version on every page until the next page load', async ({
  page,
}) => {
  await open(page);
  await shop.deployNewer();
  await returnTo(page);
  await expect(newVersion(page)).toBeVisible();
  await newVersion(page).getByRole('button', { name: 'Later' }).click();
  await expect(newVersion(page)).toBeHidden();

  expect(await walkThrough(page)).toEqual([]);
  await isPresent(page);

  await open(page);
  await expect(newVersion(page)).toBeVisible();
});

test('the update prompt: Reload updates all tabs except one with form input, until that is cleared', async ({
  page,
  context,
}) => {
  await page.goto(shop.origin);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await tookOver(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const other = await context.newPage();
  await open(other, '/es/shop');
  const writing = await context.newPage();
  await open(writing, '/contact');
  const message = writing.getByLabel('Message');
  await message.fill('Dear Elena, dear Marisol');

  await shop.deployNewer();
  await returnTo(page);
  await expect(newVersion(page)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Hay una versión nueva' })).toBeVisible();
  await newVersion(page).getByRole('button', { name: 'Reload' }).click();

  await isNewer(page);
  await isNewer(other);
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await expect(newVersion(page)).toBeHidden();

  await writing.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && registration.waiting === null;
  });
  await isPresent(writing);
  await expect(message).toHaveValue('Dear Elena, dear Marisol');
  await expect(newVersion(writing)).toBeHidden();
  await message.fill('');
  await isNewer(writing);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('an open page loads its chunks from the server after a new deployment', async ({ page }) => {
    await page.goto(shop.origin);
    await tookOver(page);
    // A deployment while the first page loads would break its requests.
    await page.waitForLoadState('networkidle');
    await shop.deployNewer();
    expect(await walkThrough(page)).toEqual([]);
    await isPresent(page);
  });

  test('a link to a page with a missing chunk loads that page without a reload loop', async ({
    context,
  }) => {
    // Not the `page` fixture: it fails on console errors.
    const page = await context.newPage();
    await page.goto(shop.origin);
    await tookOver(page);
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
