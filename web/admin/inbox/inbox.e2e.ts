import type { Locator, Page } from '@playwright/test';
import { byteOrderMark } from '#contract/core/csv';
import { sendContactMessage, sendRestorationRequest, subscribe } from '#contract/inbox/endpoints';
import { openAsAdministrator } from '../../testing/browser/administrator';
import { send, uploadRequestPhoto, inboxTexts as words } from '../../testing/browser/enquiries';
import { expect, test } from '../../testing/browser/own-shop';
import { savedTable } from '../../testing/browser/saved-table';

/** 0 without a badge. */
const unreadIn = async (page: Page, tab: RegExp) =>
  Number((await page.getByRole('tab', { name: tab }).textContent())?.match(/\((\d+)/)?.[1] ?? 0);

/** 0 until the image has loaded. */
const widthOf = (place: Locator) =>
  place.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test("a new contact message increases its tab's unread badge until it is opened, and exports as CSV", async ({
  page,
}) => {
  const name = 'Inés';
  await openAsAdministrator(page, '/admin');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const before = await unreadIn(page, words.messages);
  await send(page, sendContactMessage.path, {
    name,
    email: 'ines@example.com',
    subject: '=HYPERLINK("https://example.com")',
    message: 'Do you make a board without walnuts?',
  });
  await send(page, subscribe.path, { email: 'ines@example.com' });
  await page.getByRole('button', { name: words.refresh, exact: true }).click();
  await expect.poll(() => unreadIn(page, words.messages)).toBe(before + 1);
  await page.getByRole('tab', { name: words.messages }).click();
  const row = rowOf(page, name);
  await expect(row).toContainText(words.unread);
  await page.getByRole('button', { name: words.view(name) }).click();
  const letter = page.getByRole('dialog', { name: words.messageFrom(name) });
  await expect(letter).toContainText('Do you make a board without walnuts?');
  await letter.getByRole('button', { name: words.close, exact: true }).last().click();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(words.unread);
  await expect.poll(() => unreadIn(page, words.messages)).toBe(before);

  const table = await savedTable(page, words.downloadTable);
  expect(table.name).toMatch(/^messages-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(table.text.startsWith(byteOrderMark)).toBe(true);
  expect(table.text).toContain(`"'=HYPERLINK(""https://example.com"")"`);

  const newsletter = page.getByRole('region', { name: words.newsletter });
  const subscribers = await savedTable(page, words.downloadTable, newsletter);
  expect(subscribers.name).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(subscribers.text.startsWith(byteOrderMark)).toBe(true);
  expect(subscribers.text).toContain('ines@example.com');
});

test('a restoration request shows its image, can get every status, and exports as CSV', async ({
  page,
  context,
}) => {
  const name = 'Mateo';
  await openAsAdministrator(page, '/admin');
  await send(page, sendRestorationRequest.path, {
    kind: 'restoration',
    name,
    email: 'mateo@example.com',
    description: 'A talavera bowl of my grandmother, broken in three.',
    photoUrls: await uploadRequestPhoto(page),
  });
  await page.getByRole('tab', { name: words.requests }).click();
  await page.getByRole('button', { name: words.view(name) }).click();
  const request = page.getByRole('dialog', { name: words.requestFrom(name) });
  const photoLink = request.getByRole('link', { name: words.photo });
  await expect.poll(() => widthOf(photoLink)).toBeGreaterThan(0);
  const opening = context.waitForEvent('page');
  await photoLink.click();
  const tab = await opening;
  await expect.poll(() => widthOf(tab.locator('body'))).toBe(600);
  await tab.close();
  await request.getByRole('button', { name: words.close, exact: true }).last().click();
  await expect(request).toHaveCount(0);
  for (const status of words.requestStatuses) {
    await page.getByRole('button', { name: words.status(name) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.statusNow }).click();
    await dialog.getByRole('option', { name: status }).click();
    await dialog.getByRole('button', { name: words.updateStatus, exact: true }).click();
    await expect(page.getByText(words.requestUpdated, { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, name)).toContainText(status);
  }
  const table = await savedTable(page, words.downloadTable);
  expect(table.name).toMatch(/^requests-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(table.text.startsWith(byteOrderMark)).toBe(true);
  expect(table.text).toContain(name);
});
