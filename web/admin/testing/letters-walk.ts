import { expect, type Page } from '@playwright/test';
import { type Look, leaveDialog, openDialog, openTab, type Walk } from './walk';

const rows = (page: Page) => expect(page.getByRole('rowheader')).not.toHaveCount(0);

async function messages(page: Page, look: Look): Promise<void> {
  await rows(page);
  await look('the messages');
  await expect(page.getByText(/subscribers$/)).toBeVisible();
  await look('the newsletter', 'section[aria-labelledby=newsletter]');
  await openDialog(page, /^View/, /^Message from/);
  await look('a message');
  await leaveDialog(page, /^Message from/);
}

async function requests(page: Page, look: Look): Promise<void> {
  await rows(page);
  await look('the requests');
  await openDialog(page, 'View Consuelo Barragán', /^Request from/);
  await expect(page.getByRole('link', { name: /^Photo 1/ })).toBeVisible();
  await look('a request with photographs');
  await leaveDialog(page, /^Request from/);
  await openDialog(page, 'Status Consuelo Barragán', 'Update Status');
  await page.getByRole('button', { name: /^Status: / }).click();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await look('the states of a request');
  await page.keyboard.press('Escape');
  await leaveDialog(page, 'Update Status');
}

async function orders(page: Page, look: Look): Promise<void> {
  await rows(page);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await expect(page.getByRole('row').filter({ hasText: 'New' })).toHaveCount(0);
  await look('the orders that are confirmed');
  await openDialog(page, /^Status LH/, 'Update Status');
  await look('the state of an order');
  await leaveDialog(page, 'Update Status');
  await openDialog(page, /^View/, /^Order/);
  await look('an order');
  await page.getByRole('link', { name: 'Kitchen list of the day' }).click();
  await expect(page.getByRole('region', { name: 'To make' })).toBeVisible();
  await look('the list of the kitchen');
}

/** Through what people write, what they want made or mended, what they order, and what the kitchen makes of it. */
export const lettersWalk: Walk = {
  address: '/admin?scenario=signed-in&tab=messages',
  async through(page, look) {
    await messages(page, look);
    await openTab(page, /^Restoration Requests/);
    await requests(page, look);
    await openTab(page, /^Order Requests/);
    await orders(page, look);
  },
};
