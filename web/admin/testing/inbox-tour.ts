import { expect, type Page } from '@playwright/test';
import { type AuditState, closeDialog, openDialog, openTab, type Tour } from './tour';

const expectRows = (page: Page) => expect(page.getByRole('rowheader')).not.toHaveCount(0);

async function auditMessages(page: Page, audit: AuditState): Promise<void> {
  await expectRows(page);
  await audit('message list');
  await expect(page.getByText(/subscribers$/)).toBeVisible();
  await audit('newsletter section', 'section[aria-labelledby=newsletter]');
  await openDialog(page, /^View/, /^Message from/);
  await audit('open message');
  await closeDialog(page, /^Message from/);
}

async function auditRequests(page: Page, audit: AuditState): Promise<void> {
  await expectRows(page);
  await audit('request list');
  await openDialog(page, 'View Consuelo Barragán', /^Request from/);
  await expect(page.getByRole('link', { name: /^Photo 1/ })).toBeVisible();
  await audit('open request with images');
  await closeDialog(page, /^Request from/);
  await openDialog(page, 'Status Consuelo Barragán', 'Update Status');
  await page.getByRole('button', { name: /^Status: / }).click();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await audit('request status options');
  await page.keyboard.press('Escape');
  await closeDialog(page, 'Update Status');
}

async function auditOrders(page: Page, audit: AuditState): Promise<void> {
  await expectRows(page);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await expect(page.getByRole('row').filter({ hasText: 'New' })).toHaveCount(0);
  await audit('confirmed orders');
  await openDialog(page, /^Status LH/, 'Update Status');
  await audit('order status dialog');
  await closeDialog(page, 'Update Status');
  await openDialog(page, /^View/, /^Order/);
  await audit('open order');
  await page.getByRole('link', { name: 'Kitchen list of the day' }).click();
  await expect(page.getByRole('region', { name: 'To make' })).toBeVisible();
  await audit('kitchen list');
}

/** The inbox tabs, the newsletter and the kitchen list. */
export const inboxTour: Tour = {
  url: '/admin?scenario=signed-in&tab=messages',
  async run(page, audit) {
    await auditMessages(page, audit);
    await openTab(page, /^Restoration Requests/);
    await auditRequests(page, audit);
    await openTab(page, /^Order Requests/);
    await auditOrders(page, audit);
  },
};
