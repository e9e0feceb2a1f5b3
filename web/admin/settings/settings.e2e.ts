import type { Browser, Page } from '@playwright/test';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { mockAdmin } from '#mocks/mock-admin';
import { openAsAdmin, signInTexts } from '../../testing/browser/admin-sign-in';
import { expect, test } from '../../testing/browser/own-server';
import { signInAsOwner } from '../../testing/browser/owner';
import { needsServer, waitForHydration } from '../../testing/browser/test';
import { toastRegionSelector } from '../testing/tour';

const settingsPath = '/admin/settings';

test(
  'saved settings change pages that were served before, in both languages',
  needsServer('It reads the HTML that the server caches.'),
  async ({ page, request }) => {
    const english = 'Canceling is free until 96 hours before';
    const spanish = 'Cancelar es gratis hasta 96 horas antes';
    const fetchTerms = async (path: string) => (await request.get(path)).text();
    expect(await fetchTerms('/terms')).toContain(english);
    expect(await fetchTerms('/es/terms')).toContain(spanish);

    await openAsAdmin(page, settingsPath);
    await page.getByLabel(/^Canceling is free until this many hours/).fill('50');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.locator(toastRegionSelector)).toContainText('saved');

    expect(await fetchTerms('/terms')).toContain(english.replace('96', '50'));
    expect(await fetchTerms('/es/terms')).toContain(spanish.replace('96', '50'));
    const owner = await signInAsOwner({ page, request });
    await owner.changeSettings(defaultShopSettings);
  },
);

test('a seasonal collection is on the home page and linked from the shop until it is removed', async ({
  page,
  request,
}) => {
  const owner = await signInAsOwner({ page, request });
  await owner.changeSettings({ seasonalCollection: null });
  await openAsAdmin(page, settingsPath);
  await page.getByRole('checkbox', { name: 'Show a seasonal collection' }).check();
  await page.getByLabel(/^Title in English/).fill('For Valentine’s Day');
  await page.getByLabel(/^Title in Spanish/).fill('Para San Valentín');
  await page.getByLabel(/^Last day to order/).fill('2039-02-10');
  await page.getByRole('combobox', { name: 'Product' }).fill('date night');
  await page.getByRole('option', { name: 'Date Night Board' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.locator(toastRegionSelector)).toContainText('saved');

  await page.goto('/es/shop');
  await waitForHydration(page);
  await page.getByRole('link', { name: /^Para San Valentín.*jueves 10 de febrero$/ }).click();
  const collection = page.getByRole('region', { name: 'Para San Valentín' });
  await expect(collection).toBeInViewport();
  await expect(collection.getByRole('heading', { level: 3 }).last()).toHaveText('Tabla para Dos');

  await owner.changeSettings({ seasonalCollection: null });
  await page.goto('/es');
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: 'Para San Valentín' })).toHaveCount(0);
  await owner.changeSettings(defaultShopSettings);
});

test(
  'a second account changes its password, which ends its other sessions, and is removed',
  needsServer('On mocks, other devices have databases of their own.'),
  async ({ page: ownerPage, browser, baseURL }) => {
    const [firstPassword, secondPassword] = ['walnuts and honey', 'quince and manchego'];
    await openAsAdmin(ownerPage, settingsPath);
    const accounts = ownerPage.getByRole('list', { name: 'Accounts' });
    const rosa = accounts.getByRole('listitem').filter({ hasText: 'rosa' });
    await expect(accounts.getByText('This is you')).toBeVisible();
    await ownerPage.getByLabel(/^User name of the new account/).fill('rosa');
    await ownerPage.getByLabel(/^Password of the new account/).fill(firstPassword);
    await ownerPage.getByLabel(/^Your own password, to confirm/).fill(mockAdmin.password);
    await ownerPage.getByRole('button', { name: 'Add account' }).click();
    await expect(rosa).toBeVisible();

    const laptop = await openAsRosa(browser, baseURL, firstPassword);
    const phone = await openAsRosa(browser, baseURL, firstPassword);
    await laptop.getByLabel(/^Current password/).fill(firstPassword);
    await laptop.getByLabel(/^New password/).fill(secondPassword);
    await laptop.getByRole('button', { name: 'Change password' }).click();
    await expect(laptop.locator(toastRegionSelector)).toContainText('Your password has changed');
    await laptop.reload();
    await expect(laptop.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await phone.reload();
    await expect(phone).toHaveURL(/\/admin\/login/);
    await signInAsRosa(phone, firstPassword);
    await expect(phone.getByRole('alert')).toHaveText('Invalid username or password');
    await signInAsRosa(phone, secondPassword);
    await expect(phone.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

    await accounts.getByRole('button', { name: 'Remove the account rosa' }).click();
    await expect(ownerPage.getByRole('dialog').getByLabel(/^Current password/)).toBeFocused();
    await ownerPage.keyboard.type(mockAdmin.password);
    await ownerPage.keyboard.press('Enter');
    await expect(accounts).toBeFocused();
    await expect(rosa).toHaveCount(0);
    await laptop.reload();
    await expect(laptop).toHaveURL(/\/admin\/login/);
  },
);

async function openAsRosa(
  browser: Browser,
  baseURL: string | undefined,
  password: string,
): Promise<Page> {
  const page = await browser.newPage({ baseURL, locale: 'en-US' });
  await page.goto(settingsPath);
  await signInAsRosa(page, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return page;
}

async function signInAsRosa(page: Page, password: string): Promise<void> {
  await page.getByLabel(signInTexts.en.username).fill('rosa');
  await page.getByLabel(signInTexts.en.password).fill(password);
  await page.getByRole('button', { name: signInTexts.en.signIn }).click();
}
