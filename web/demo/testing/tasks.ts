import type { Locator, Page } from '@playwright/test';
import { adminTexts } from '../../testing/browser/admin-texts';
import { expect, openDemo, waitForHydration } from '../../testing/browser/demo';
import { formTexts, getTextbox } from '../../testing/browser/forms';
import { inboxTexts } from '../../testing/browser/inbox';
import { createImageFile, libraryTexts } from '../../testing/browser/media-library';
import { fillContact, getMain, orderTexts } from '../../testing/browser/order-form';
import { storefrontTexts } from '../../testing/browser/storefront-texts';

const texts = { ...storefrontTexts.en, ...orderTexts.en };

const email = 'rosa@correo.mx';

/** Opens the calendar of the button with the focus, and picks its first Saturday. */
async function pickSaturday(page: Page): Promise<void> {
  const saturday = page.locator('tr td[data-day]:nth-child(7) button:enabled').first();
  await expect(page.locator('td[data-day]').first()).toBeVisible();
  if (!(await saturday.isVisible()))
    await page.getByRole('button', { name: /next month/i }).click();
  await saturday.click();
}

/** Finds a board without nuts with the filters of the shop, puts it in the cart and orders it; returns the number. */
export async function orderBoardWithoutNuts(page: Page): Promise<string> {
  await openDemo(page, './shop');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.locator('summary', { hasText: 'Without' }).click();
  await filters.getByRole('checkbox', { name: /^Tree nuts/ }).check();
  await expect(page).toHaveURL(/\/shop\?without=tree-nuts$/);
  await page.keyboard.press('Escape');
  await getMain(page).getByRole('article').getByRole('link').first().click();
  await page
    .getByRole('button', { name: texts.addToCart })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText(texts.added, { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: texts.cart }).click();
  await getMain(page).getByRole('button', { name: texts.day }).click();
  await pickSaturday(page);
  await getMain(page).getByRole('radio', { name: texts.pickup }).check();
  await getMain(page)
    .getByRole('combobox', { name: /^Pickup time/ })
    .selectOption('12:00');
  await fillContact(page, 'en', email);
  await getMain(page).getByRole('button', { name: texts.send }).click();
  const heading = page.getByRole('heading', { level: 1, name: texts.order });
  await expect(heading).toBeVisible();
  return /LH-\d+/.exec(await heading.innerText())?.[0] ?? '';
}

/** Twelve people without nuts on a Saturday. */
export async function planEvent(page: Page): Promise<void> {
  await openDemo(page, './plan');
  await getMain(page).getByRole('checkbox', { name: 'Tree nuts' }).click();
  await getMain(page).getByRole('button', { name: /^Date/ }).click();
  await pickSaturday(page);
  await getMain(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: 'Put in the cart' })
    .click();
  await page.getByRole('banner').getByRole('link', { name: texts.cart }).click();
  await expect(getMain(page).getByRole('button', { name: texts.send })).toBeVisible();
}

/** Compares the four gift boxes, and puts one in the cart. */
export async function chooseGiftBox(page: Page): Promise<void> {
  await openDemo(page, './shop');
  await getMain(page).getByRole('link', { name: 'Gift Boxes' }).first().click();
  await getMain(page).getByRole('link', { name: 'Compare these 4 side by side' }).click();
  const comparison = getMain(page).getByRole('table');
  await expect(comparison.getByRole('columnheader')).toHaveCount(4);
  await comparison.getByRole('button', { name: texts.addToCart }).first().click();
  await expect(page.getByText(texts.added, { exact: true })).toBeVisible();
}

/** Asks for a restoration, with a photo that is 600 pixels wide. */
export async function requestRestoration(page: Page, name: string): Promise<void> {
  const form = formTexts.en;
  await openDemo(page, './restoration');
  await page.getByRole('radio', { name: form.restorationOption }).check();
  await getTextbox(page, form.name).fill(name);
  await getTextbox(page, form.email).fill(email);
  await getTextbox(page, form.description).fill('A talavera bowl, broken in three.');
  await page.getByLabel(form.add).setInputFiles(await createImageFile('bowl.png', '#2c587a'));
  await expect(page.getByRole('img', { name: 'bowl.png' })).toBeVisible();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(form.submitted, { exact: true })).toBeVisible();
}

/** Opens a request as the owner; returns the link of its first photo. */
export async function openRequestPhoto(page: Page, name: string): Promise<Locator> {
  await openDemo(page, './admin?tab=restoration');
  await page.getByRole('button', { name: inboxTexts.view(name) }).click();
  const request = page.getByRole('dialog', { name: inboxTexts.requestFrom(name) });
  return request.getByRole('link', { name: inboxTexts.photo });
}

/** With the credentials that the page shows. */
export async function signInAsShown(page: Page): Promise<void> {
  await page.getByLabel(/^Username/).fill(await page.locator('code').first().innerText());
  await page.getByLabel(/^Password/).fill(await page.locator('code').last().innerText());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

export async function confirmOrder(page: Page, number: string): Promise<void> {
  await openDemo(page, './admin?tab=orders');
  await page.getByRole('button', { name: inboxTexts.view(number) }).click();
  const order = page.getByRole('dialog', { name: inboxTexts.order(number) });
  await order.getByRole('button', { name: inboxTexts.confirmed, exact: true }).click();
  await expect(page.getByText(inboxTexts.orderUpdated, { exact: true })).toBeVisible();
  await order.getByRole('link', { name: inboxTexts.kitchenList }).click();
  await expect(page.getByRole('article', { name: number })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('article', { name: number })).toBeVisible();
}

/** Uploads an image; it's in the library after a reload, too. */
export async function uploadImage(page: Page, title: string): Promise<void> {
  await openDemo(page, './admin/media');
  await page.getByRole('tab', { name: libraryTexts.simple }).click();
  const uploader = page.getByRole('tabpanel', { name: libraryTexts.simple });
  await uploader
    .locator('input[type=file]')
    .setInputFiles(await createImageFile(`${title}.png`, '#8a5a00'));
  await uploader.getByRole('button', { name: libraryTexts.upload, exact: true }).click();
  await expect(page.getByText(libraryTexts.uploaded, { exact: true })).toBeVisible();
}

/** Changes the price of a product's first size. */
export async function changeFirstPrice(page: Page, name: string, price: string): Promise<void> {
  await openDemo(page, './admin?tab=products');
  await page.getByLabel(adminTexts.searchProducts).fill(name);
  await page.getByRole('button', { name: adminTexts.edit(name), exact: true }).click();
  await page.getByRole('textbox', { name: 'Option price' }).first().fill(price);
  await page.getByRole('button', { name: adminTexts.save, exact: true }).click();
  await expect(page.getByText(adminTexts.updated, { exact: true })).toBeVisible();
}
