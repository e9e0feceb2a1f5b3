import { expect, type Page } from '@playwright/test';
import { addDays, toShopDate } from '#contract/core/dates';
import { backOfficePaths } from '../../routing/back-office-paths';
import { type AuditState, closeDialog, openDialog, pressButton, type Tour } from './tour';

const ordersUrl = '/admin?scenario=signed-in&tab=orders';
const buildUrl = (path: string) => `${path}${path.includes('?') ? '&' : '?'}scenario=signed-in`;

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(buildUrl(path));
  await page.locator('main h1').waitFor();
}

async function auditEmail(page: Page, audit: AuditState): Promise<void> {
  await openDialog(page, 'Reply by email', /email/i);
  await audit('e-mail to a customer');
  await closeDialog(page, /email/i);
}

async function auditEditor(page: Page, audit: AuditState): Promise<void> {
  const editor = page.getByRole('dialog', { name: /^Edit order/ });
  await openDialog(page, 'Edit order', /^Edit order/);
  await audit('order editor');
  await editor.getByLabel('Delivery or pickup').selectOption('Shipping');
  await pressButton(page, 'Add recipient');
  await editor.getByLabel('Payment link').fill('no link');
  await pressButton(page, 'Save order');
  await expect(editor.locator('[aria-invalid=true]')).not.toHaveCount(0);
  await audit('order editor with errors and a recipient');
  await pressButton(page, 'Cancel');
  await pressButton(page, 'Discard');
  await expect(editor).toBeHidden();
}

async function auditOrder(page: Page, audit: AuditState): Promise<void> {
  await openDialog(page, /^View/, /^Order LH/);
  await audit('open order with its timeline');
  await auditEmail(page, audit);
  await auditEditor(page, audit);
  await closeDialog(page, /^Order LH/);
}

/** An order with its e-mail and editor, and an order by phone. */
export const orderEditorTour: Tour = {
  url: ordersUrl,
  async run(page, audit) {
    await auditOrder(page, audit);
    await openDialog(page, 'New order', 'New order by phone');
    await audit('order by phone');
  },
};

const printedPages = ['/admin/print?sheet=order&id=4', '/admin/print?sheet=labels&id=4'];

/** The calendar, and what is printed for the kitchen. */
export const kitchenTour: Tour = {
  url: buildUrl('/admin/calendar?view=month'),
  async run(page, audit) {
    await expect(page.getByRole('table')).toBeVisible();
    await audit('month calendar', 'main');
    await openPage(page, '/admin/calendar?view=week');
    await audit('week calendar', 'main');
    for (const path of printedPages) {
      await openPage(page, path);
      await audit(path, 'main');
    }
    const today = toShopDate(new Date());
    await openPage(page, backOfficePaths.shoppingList(today, addDays(today, 30)));
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await audit('shopping list', 'main');
  },
};

/** Customers, and one of them. */
export const customersTour: Tour = {
  url: buildUrl('/admin/customers'),
  async run(page, audit) {
    const customer = page.locator('main').getByRole('link', { name: /@/ }).first();
    await customer.waitFor();
    await audit('customer list', 'main');
    await customer.click();
    await expect(page.getByRole('heading', { level: 1, name: /@/ })).toBeVisible();
    await audit('one customer', 'main');
    await pressButton(page, 'Erase this person’s data');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await audit('question before a person is erased');
  },
};
