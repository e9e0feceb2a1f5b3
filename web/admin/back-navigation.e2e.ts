import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { adminTexts as texts } from '../testing/browser/admin-texts';
import { expect, test } from '../testing/browser/test';

// In jsdom, listeners of an event are called in another order than in Chromium.
test('Back asks before it leaves a form for another page, and stays if it is kept', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/calendar');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('tab', { name: /^Products/ }).click();
  await page.getByRole('button', { name: texts.add, exact: true }).click();
  const name = page.getByRole('textbox', { name: texts.name, exact: true });
  await name.fill('Persimmon Board');
  const url = page.url();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Persimmon Board');
  expect(page.url()).toBe(url);
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(url);
});
