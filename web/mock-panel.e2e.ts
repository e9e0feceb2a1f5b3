import type { Page } from '@playwright/test';
import { business } from '#contract/business';
import { csrfHeader } from '#contract/core/endpoint';
import { listContactMessages } from '#contract/inbox/admin-endpoints';
import { createMediaFolder, listMediaFolders } from '#contract/media/admin-endpoints';
import { findViolationsInBothSchemes } from './testing/browser/axe';
import { openHydrated } from './testing/browser/forms';
import { postSubmission } from './testing/browser/inbox';
import { pressKeyOn } from './testing/browser/keyboard';
import { expectNoOverflow } from './testing/browser/layout';
import { expect, test } from './testing/browser/test';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
});

const getPanel = (page: Page) => page.getByRole('complementary', { name: 'Mock panel' });
const getTab = (page: Page) => page.getByRole('button', { name: 'Mocks: open the panel' });
const getHeading = (page: Page) => getPanel(page).getByRole('heading', { name: 'Mock panel' });
const getProducts = (page: Page) => page.getByRole('main').getByRole('article');

async function openPanel(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await getTab(page).click();
  await expect(getHeading(page)).toBeFocused();
}

/** What a fixed element cuts off doesn't widen the page. */
const listCutOff = (page: Page) =>
  getPanel(page).evaluate((panel) =>
    [...panel.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

const readClock = (page: Page) =>
  page.evaluate(
    (timeZone) => new Date().toLocaleString('en-US', { timeZone, dateStyle: 'full' }),
    business.timeZone,
  );

test('the mock panel opens, combines scenarios and closes by keyboard, and remembers that it is open', async ({
  page,
}) => {
  await openHydrated(page, '/shop');
  await getTab(page).waitFor();
  await page.keyboard.press('Alt+Shift+M');
  await expect(getHeading(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getHeading(page)).toBeHidden();
  await expect(getTab(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = getPanel(page);
  await page.keyboard.press('Tab');
  await pressKeyOn(page, panel.getByRole('radio', { name: 'demo' }), 'ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: 'one-product' })).toBeChecked();
  await pressKeyOn(page, panel.getByRole('switch', { name: 'out-of-stock' }), 'Space');
  await pressKeyOn(page, panel.getByRole('button', { name: 'Reload' }));
  await expect(page).toHaveURL(/\/shop\?scenario=one-product,out-of-stock$/);
  await expect(getProducts(page)).toHaveCount(1);
  await expect(getProducts(page)).toContainText('Out of Stock');
  await expect(getHeading(page)).toBeFocused();
});

test('the mock panel applies latency and failures to the next request, and the URL keeps them', async ({
  page,
}) => {
  await openPanel(page, '/shop');
  const panel = getPanel(page);
  await panel.getByRole('slider', { name: 'Latency' }).fill('300');
  await expect(page).toHaveURL('/shop?latency=300');
  await page.keyboard.press('Escape');
  await getProducts(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+\?latency=300/);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact?latency=300');
  await page.goBack();
  await expect(page).toHaveURL(/\/product\/\d+\?latency=300/);
  await page.evaluate(() => location.assign('/about#story'));
  await expect(page).toHaveURL('/about?latency=300#story');
  await page.reload();
  await getTab(page).click();
  await expect(panel.getByRole('slider', { name: 'Latency' })).toHaveValue('300');
  await panel.getByRole('switch', { name: 'server-error', exact: true }).check();
  await expect(page).toHaveURL(/\?scenario=server-error&latency=300/);
  expect(await page.evaluate(async () => (await fetch('/api/products')).status)).toBe(500);
  await panel.getByRole('tab', { name: 'Requests' }).click();
  const request = panel.getByRole('listitem').first();
  await expect(request).toContainText(/GET\s*\/api\/products\s*500/);
  expect(Number(/(\d+) ms/.exec(await request.innerText())?.[1])).toBeGreaterThanOrEqual(299);
  await request.getByText('/api/products').click();
  await expect(request).toContainText('"requestId": "mock-server-error"');
});

test('the mock panel moves the clock of the page and of the mock server, and signs in', async ({
  page,
}) => {
  await openPanel(page, '/about');
  const panel = getPanel(page);
  await panel.getByLabel(/^Start at/).fill('2027-03-18T18:59');
  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL('/about?now=2027-03-18T18:59');
  await expect(panel).toContainText('Thursday, 2027-03-18, 18:59');
  expect(await readClock(page)).toBe('Thursday, March 18, 2027');
  await panel.getByRole('button', { name: 'Sign in as elena' }).click();
  await expect(panel).toContainText('Signed in as elena');
  const messages: readonly { createdAt: string }[] = await page.evaluate(
    async (path) => (await fetch(path)).json(),
    listContactMessages.path,
  );
  expect(
    messages
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .at(-1),
  ).toMatch(/^2027-03-1/);
  await panel.getByRole('button', { name: 'Sign out' }).click();
  await expect(panel).toContainText('Signed out');
  await panel.getByRole('radio', { name: 'empty' }).check();
  await panel.getByRole('button', { name: 'Sign in as elena' }).click();
  await expect(page).toHaveURL('/about?scenario=empty,signed-in&now=2027-03-18T18:59');
  await expect(panel).toContainText('Signed in as elena');
});

test('the mock panel copies a link that shows the same state in another browser', async ({
  page,
  browser,
}) => {
  await openPanel(page, '/admin?scenario=one-product,signed-in&tab=orders');
  const panel = getPanel(page);
  await panel.getByRole('radio', { name: 'dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await panel.getByRole('radio', { name: 'Español' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(panel).toContainText('Signed in as elena');
  await panel.getByRole('button', { name: 'Copy link to this state' }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?scenario=one-product,signed-in&tab=orders&theme=dark&language=es$/);

  const colleague = await browser.newPage({ serviceWorkers: 'allow' });
  await colleague.goto(link);
  await expect(colleague.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(colleague.locator('html')).toHaveAttribute('lang', 'es');
  await expect(colleague.getByRole('tablist').first()).toBeVisible();
  await expect(colleague).toHaveURL(/\/admin\?scenario=one-product,signed-in&tab=orders$/);
  await colleague.close();
});

test('the mock panel has no axe violations and no overflow, open and closed', async ({ page }) => {
  // `document.getAnimations()`, which axe waits for, has none of a shadow root.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/about');
  await getTab(page).waitFor();
  for (const state of ['closed', 'open', 'requests']) {
    if (state === 'open') {
      await getTab(page).click();
      await getPanel(page).getByRole('switch', { name: 'no-mail' }).check();
    }
    if (state === 'requests') await getPanel(page).getByRole('tab', { name: 'Requests' }).click();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const violations = await findViolationsInBothSchemes(page, { include: 'mock-panel' });
      expect.soft(violations, `${state} at ${width} pixels`).toEqual([]);
      await expectNoOverflow(page, `${state} at ${width} pixels`);
      expect.soft(await listCutOff(page), `${state} at ${width} pixels`).toEqual([]);
    }
  }
});

test('a setting in the URL that the mocks do not know is an error that the page shows', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  for (const search of ['?scenario=sloow', '?scenario=empty,one-product', '?theme=purple']) {
    await page.goto(`${baseURL}/shop${search}`);
    await expect(page.getByRole('alert')).toHaveText(/There is no|exclude each other|has to be/);
  }
  await page.close();
});

test('the mock panel deletes the data of this device after a second click', async ({ page }) => {
  await openPanel(page, '/about?scenario=signed-in');
  const body = { name: 'Autumn tables', language: 'en' };
  await postSubmission(page, createMediaFolder.path, body, {
    [csrfHeader.name]: csrfHeader.value,
  });
  const listFolders = () =>
    page.evaluate(async (path) => (await fetch(path)).text(), listMediaFolders.path);
  expect(await listFolders()).toContain('Autumn tables');
  await getPanel(page).getByRole('button', { name: 'Reset the data' }).click();
  await getPanel(page).getByRole('button', { name: 'Delete and reload' }).click();
  await expect(getHeading(page)).toBeFocused();
  await expect(page).toHaveURL('/about?scenario=signed-in');
  expect(await listFolders()).not.toContain('Autumn tables');
});
