import type { Page } from '@playwright/test';
import { csrfHeader } from '#contract/core/endpoint';
import { createAccount } from '#contract/session/admin-endpoints';
import { mockAdmin } from '#mocks/mock-admin';
import { generateCode, stepMs } from '#mocks/testing/test-accounts';
import { openAsAdmin, signInTexts } from '../../testing/browser/admin-sign-in';
import { findViolationsInBothSchemes } from '../../testing/browser/axe';
import { expectNoOverflow } from '../../testing/browser/layout';
import { expect, test } from '../../testing/browser/own-server';
import { toastRegionSelector } from '../testing/tour';

const settingsPath = '/admin/settings';

/** An account of its own: other tests sign in to the same server with a password alone. */
const teresa = { username: 'teresa', password: 'membrillo y manchego' };

async function addTeresa(page: Page): Promise<void> {
  await openAsAdmin(page, settingsPath);
  const response = await page.request.post(createAccount.path, {
    headers: { 'Sec-Fetch-Site': 'same-origin', [csrfHeader.name]: csrfHeader.value },
    data: {
      username: teresa.username,
      newPassword: teresa.password,
      currentPassword: mockAdmin.password,
    },
  });
  expect(response.status()).toBe(201);
  await page.context().clearCookies();
}

async function signInAsTeresa(page: Page): Promise<void> {
  await page.goto(settingsPath);
  await page.getByLabel(signInTexts.en.username).fill(teresa.username);
  await page.getByLabel(signInTexts.en.password).fill(teresa.password);
  await page.getByRole('button', { name: signInTexts.en.signIn }).click();
}

async function expectNoOverflowOnPhones(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `at ${width} px`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** The server's clock is the real one: a code of the next step is valid as well, and later than any used before. */
const nextCode = (secret: string) => generateCode(Date.now() + stepMs, secret);

const submitCode = async (page: Page, label: RegExp, code: string) => {
  await page.getByLabel(label).fill(code);
  await page.getByRole('button', { name: signInTexts.en.signIn }).click();
};

test('an admin turns the second factor on, signs in with a code and with a recovery code, revokes a session, and changes the password with a code', async ({
  page,
  browser,
  baseURL,
}) => {
  await addTeresa(page);
  await signInAsTeresa(page);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const setup = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await expect(setup.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(await findViolationsInBothSchemes(page)).toEqual([]);
  await expectNoOverflowOnPhones(page);
  const url = await setup.getByRole('link', { name: /^Open it in the app/ }).getAttribute('href');
  const secret = new URL(String(url)).searchParams.get('secret') ?? '';
  await setup.getByLabel(/^Six-digit code/).fill(generateCode(Date.now(), secret));
  await setup.getByLabel(/^Current password/).fill(teresa.password);
  await setup.getByRole('button', { name: 'Turn on' }).click();

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectNoOverflowOnPhones(page);
  const [recoveryCode = '', secondRecoveryCode = ''] = await codes
    .getByRole('listitem')
    .allTextContents();
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download as text' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: signInTexts.en.signOut, exact: true }).first().click();
  await signInAsTeresa(page);
  await expect(page.getByLabel(/^Six-digit code/)).toBeFocused();
  expect(await findViolationsInBothSchemes(page)).toEqual([]);
  await expectNoOverflowOnPhones(page);
  await submitCode(page, /^Six-digit code/, nextCode(secret));
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  const otherPage = await browser.newPage({ baseURL, locale: 'en-US' });
  await signInAsTeresa(otherPage);
  await otherPage.getByRole('button', { name: 'Use a recovery code' }).click();
  await submitCode(otherPage, /^Recovery code/, recoveryCode);
  await expect(otherPage.getByText('9 recovery codes are left.')).toBeVisible();

  await page.reload();
  const devices = page.getByRole('list', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Sign out Chrome on Linux/ }).click();
  await expect(page.locator(toastRegionSelector)).toContainText('Signed out: Chrome on Linux');
  await otherPage.reload();
  await expect(otherPage).toHaveURL(/\/admin\/login/);
  await otherPage.close();

  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Current password/).fill(teresa.password);
  await dialog.getByLabel(/^Code from the app/).fill(recoveryCode);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText(/^This code is wrong/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const changePassword = page.getByRole('button', { name: 'Change password' });
  const form = page.locator('form').filter({ has: changePassword });
  await form.getByLabel(/^Current password/).fill(teresa.password);
  await form.getByLabel(/^New password/).fill('dátiles con almendra');
  await changePassword.click();
  await expect(form.getByLabel(/^Code from the app/)).toBeFocused();
  expect(await findViolationsInBothSchemes(page)).toEqual([]);
  await expectNoOverflowOnPhones(page);
  await page.keyboard.type(secondRecoveryCode);
  await page.keyboard.press('Enter');
  await expect(page.locator(toastRegionSelector)).toContainText('Your password has changed');
});
