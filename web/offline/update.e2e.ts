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

/** A busy machine is slow to open a page anew, not wrong. */
const isNewer = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'newer', { timeout: 30_000 });
const isPresent = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

/** Opens a page, as the first one on its device or not, and waits until a worker has taken it over. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(shop.origin + path);
  await tookOver(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await isPresent(page);
}

/** What a tab hears when somebody comes back to it. */
const returnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Goes to an address within the open page, as the back button does. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Every page, in the languages by turns: each has its code, and most have texts of their own in both. */
const everyAddress = everyPath.map((path, index) =>
  localizePath(path, languages[index % languages.length] ?? 'en'),
);

/** Walks through the whole shop without leaving the open page, and collects what of its code was missing. */
async function walkThrough(page: Page): Promise<string[]> {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404 && answer.url().includes('/assets/')) missing.push(answer.url());
  });
  for (const address of everyAddress) {
    if (new URL(page.url()).pathname === address) continue;
    const left = await page.title();
    await goWithin(page, address);
    // No two of them are called the same: the page that is left has gone.
    await expect(page).not.toHaveTitle(left);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
  return missing;
}

test('a new version asks; Later keeps the present one through every page until the next start', async ({
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

test('Reload opens the new version in every tab but one with text in a form, until that is empty', async ({
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

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('an open page finds its code at the server after a newer build was deployed', async ({
    page,
  }) => {
    await page.goto(shop.origin);
    await tookOver(page);
    // A deployment in the middle of the first page would be a broken line.
    await page.waitForLoadState('networkidle');
    await shop.deployNewer();
    expect(await walkThrough(page)).toEqual([]);
    await isPresent(page);
  });

  test('a link to a page whose code is gone opens that page, and never in a loop', async ({
    context,
  }) => {
    // Not the watched page: what is missing is written to its console.
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
    // Once for the link, once for the code; what the server painted can be read all the while.
    await expect.poll(() => opened).toEqual(['/about', '/about']);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(opened).toEqual(['/about', '/about']);
  });
});
