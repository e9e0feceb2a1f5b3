import type { Page } from '@playwright/test';
import { csrfHeader } from '#contract/core/endpoint';
import { addProductImage } from '#contract/products/admin-endpoints';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { mockAdmin } from '#mocks/mock-admin';
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { postSubmission } from '../testing/browser/inbox';
import { pressKeyOn, tabTo } from '../testing/browser/keyboard';
import { expect, test } from '../testing/browser/own-server';
import { needsMocks } from '../testing/browser/test';
import { toastRegionSelector } from './testing/tour';

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true }));

/** Moves from the selected tab by arrow keys and opens the focused one with Enter. */
async function openTab(page: Page, steps: number, name: RegExp): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

/** Adds another product's image. */
async function addSecondImage(page: Page, name: string): Promise<void> {
  const products: readonly Product[] = await page.evaluate(
    async (path) => (await fetch(path)).json(),
    listProducts.path,
  );
  const product = products.find((each) => each.name === name);
  const image = products.find((each) => each.image && each.name !== name)?.image;
  if (!product || !image) throw new Error(`There is no ${name}, or no image of another product.`);
  const path = addProductImage.path.replace(':id', String(product.id));
  const body = { publitioId: image.publitioId, language: 'en' };
  await postSubmission(page, path, body, { [csrfHeader.name]: csrfHeader.value });
}

/** Undoes the last change through the button in its toast. */
async function undo(page: Page): Promise<void> {
  const undoButton = page.locator(toastRegionSelector).getByRole('button', { name: 'Undo' });
  await expect(undoButton).toBeVisible();
  await page.keyboard.press('F8');
  await pressKeyOn(page, undoButton);
  await expectText(page, 'Undone').toBeVisible();
}

test.slow();

test('/admin by keyboard only: sign in, edit a product, and undo changes to others', async ({
  page,
}) => {
  await page.goto(`/admin/login?${new URLSearchParams({ next: '/admin?tab=products' })}`);
  await page.getByLabel(/^Username/).waitFor();
  await tabTo(page, page.getByLabel(/^Username/));
  await page.keyboard.type(mockAdmin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(mockAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const edit = page.getByRole('button', { name: /^Edit/ }).first();
  await expect(edit).toBeVisible();
  await pressKeyOn(page, edit);
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByLabel(/^Option price/).first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('77.25');
  await page.keyboard.press('Enter');
  await expectText(page, 'Product updated successfully').toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(page.getByRole('row').nth(1)).toContainText('$77.25');

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByLabel(/^Name( \*)?$/));
  await page.keyboard.type('Board of autumn');
  await page.keyboard.press('Escape');
  await pressKeyOn(page, getButton(page, 'Discard'));
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();

  const stock = page.getByRole('row').nth(2).getByRole('switch');
  const before = await stock.getAttribute('aria-checked');
  await pressKeyOn(page, stock, 'Space');
  await expect(stock).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
  await undo(page);
  await expect(stock).toHaveAttribute('aria-checked', String(before));

  const rowCheckboxes = page.getByRole('row').getByRole('checkbox');
  await tabTo(page, rowCheckboxes.first(), 'Shift+Tab');
  await page.keyboard.press('Space');
  await pressKeyOn(page, rowCheckboxes.nth(1), 'Space');
  await expectText(page, '2 selected').toBeVisible();
  await tabTo(page, getButton(page, 'Delete'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const confirmDialog = page.getByRole('dialog', { name: 'Delete 2 products?' });
  await pressKeyOn(page, confirmDialog.getByRole('button', { name: 'Delete' }));
  await expect(confirmDialog).toBeHidden();
  await undo(page);
});

test('/admin by keyboard only: reorder the images of a product', async ({ page }) => {
  await openAsAdmin(page, '/admin?tab=products');
  await addSecondImage(page, 'Live Board Bar');
  await openTab(page, 1, /^Product Images/);
  const product = page.getByRole('combobox', { name: 'Product', exact: true });
  await expect(product).toBeVisible();
  await tabTo(page, product);
  await page.keyboard.type('Live Board');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  const handle = page.getByRole('button', { name: /^Move .*, 1 \/ 2$/ }).first();
  await expect(handle).toBeVisible();
  const moved = page.getByRole('button', {
    name: String(await handle.getAttribute('aria-label')).replace(/, 1 \/ 2$/, ', '),
  });
  await pressKeyOn(page, moved, 'ArrowRight');
  await expectText(page, 'Image 2 of 2').toBeAttached();
  await expect(moved).toBeFocused();

  const remove = page.getByRole('button', { name: /^Delete/ }).last();
  await pressKeyOn(page, remove);
  await expect(page.getByRole('dialog', { name: 'Delete image?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(remove).toBeFocused();
});

test(
  "/admin by keyboard only: read messages one after the other and change a request's status",
  needsMocks('Their inbox has messages and requests from the start.'),
  async ({ page }) => {
    await page.goto('/admin?scenario=signed-in&tab=header');
    await page.getByRole('tab').first().waitFor();
    await openTab(page, 1, /^Contact Messages/);
    const viewButtons = page.getByRole('button', { name: /^View/ });
    await expect(viewButtons.first()).toBeVisible();
    await pressKeyOn(page, viewButtons.first());
    const messageDialog = page.getByRole('dialog', { name: /^Message from/ });
    await expect(messageDialog).toBeVisible();
    const title = await messageDialog.getByRole('heading').textContent();
    await pressKeyOn(page, messageDialog.getByRole('button', { name: 'Next' }));
    await expect(messageDialog.getByRole('heading')).not.toHaveText(String(title));
    await page.keyboard.press('Escape');
    await expect(messageDialog).toBeHidden();
    await expect(viewButtons.nth(1)).toBeFocused();

    await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
    await openTab(page, 1, /^Restoration Requests/);
    const statusButton = page.getByRole('button', { name: /^Status ./ }).first();
    await expect(statusButton).toBeVisible();
    await pressKeyOn(page, statusButton);
    const statusDialog = page.getByRole('dialog', { name: 'Update Status' });
    const statusListbox = statusDialog.getByRole('button', { name: /^Status: / });
    await pressKeyOn(page, statusListbox, 'Space');
    await expect(statusDialog.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(statusDialog.getByRole('listbox')).toBeHidden();
    await expect(statusListbox).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(statusDialog.getByRole('listbox')).toBeVisible();
    await page.keyboard.type('Declined');
    await page.keyboard.press('Enter');
    await expect(statusListbox).toHaveText(/Declined/);
    await pressKeyOn(page, statusDialog.getByRole('button', { name: 'Update Status' }));
    await expectText(page, 'Request status updated successfully').toBeVisible();
    await expect(statusDialog).toBeHidden();
    await expect(page.getByRole('row').nth(1)).toContainText('Declined');
    await expect(statusButton).toBeFocused();
  },
);
