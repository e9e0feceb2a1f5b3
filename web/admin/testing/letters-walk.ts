import { expect, type Page } from '@playwright/test';
import { type Look, leaveDialog, openDialog, openTab, type Walk } from './walk';

const rows = (page: Page) => expect(page.getByRole('rowheader')).not.toHaveCount(0);

async function messages(page: Page, look: Look): Promise<void> {
  await rows(page);
  await look('message list');
  await expect(page.getByText(/subscribers$/)).toBeVisible();
  await look('newsletter section', 'section[aria-labelledby=newsletter]');
  await openDialog(page, /^View/, /^Message from/);
  await look('open message');
  await leaveDialog(page, /^Message from/);
}

async function requests(page: Page, look: Look): Promise<void> {
  await rows(page);
  await look('request list');
  await openDialog(page, 'View Consuelo Barragán', /^Request from/);
  await expect(page.getByRole('link', { name: /^Photo 1/ })).toBeVisible();
  await look('open request with images');
  await leaveDialog(page, /^Request from/);
  await openDialog(page, 'Status Consuelo Barragán', 'Update Status');
  await page.getByRole('button', { name: /^Status: / }).click();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await look('request status options');
  await page.keyboard.press('Escape');
  await leaveDialog(page, 'Update Status');
}

async function orders(page: Page, look: Look): Promise<void> {
  await rows(page);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await expect(page.getByRole('row').filter({ hasText: 'New' })).toHaveCount(0);
  await look('confirmed orders');
  await openDialog(page, /^Status LH/, 'Update Status');
  await look('order status dialog');
  await leaveDialog(page, 'Update Status');
  await openDialog(page, /^View/, /^Order/);
  await look('open order');
  await page.getByRole('link', { name: 'Kitchen list of the day' }).click();
  await expect(page.getByRole('region', { name: 'To make' })).toBeVisible();
  await look('kitchen list');
}

/** The inbox tabs, the newsletter and the kitchen list. */
export const lettersWalk: Walk = {
  url: '/admin?scenario=signed-in&tab=messages',
  async through(page, look) {
    await messages(page, look);
    await openTab(page, /^Restoration Requests/);
    await requests(page, look);
    await openTab(page, /^Order Requests/);
    await orders(page, look);
  },
};
