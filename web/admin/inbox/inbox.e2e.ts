import type { Locator, Page } from '@playwright/test';
import { byteOrderMark } from '#contract/core/csv';
import { sendContactMessage, sendRestorationRequest, subscribe } from '#contract/inbox/endpoints';
import { openAsAdmin } from '../../testing/browser/admin-sign-in';
import { downloadCsvFile } from '../../testing/browser/download-csv-file';
import {
  postSubmission,
  inboxTexts as texts,
  uploadRequestPhoto,
} from '../../testing/browser/inbox';
import { expect, test } from '../../testing/browser/own-server';

/** 0 without a badge. */
const readUnreadCount = async (page: Page, tab: RegExp) =>
  Number((await page.getByRole('tab', { name: tab }).textContent())?.match(/\((\d+)/)?.[1] ?? 0);

/** 0 until the image has loaded. */
const getNaturalWidth = (container: Locator) =>
  container.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);

/** In the page, because the mocks don't answer requests of a new tab. */
const fetchImageWidth = (page: Page, url: string | null): Promise<number> =>
  page.evaluate(async (imageUrl) => {
    const image = await createImageBitmap(await (await fetch(imageUrl)).blob());
    return image.width;
  }, String(url));

const getRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test("a new contact message increases its tab's unread badge until it is opened, and exports as CSV", async ({
  page,
}) => {
  const name = 'Inés';
  await openAsAdmin(page, '/admin');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const before = await readUnreadCount(page, texts.messages);
  await postSubmission(page, sendContactMessage.path, {
    name,
    email: 'ines@example.com',
    subject: '=HYPERLINK("https://example.com")',
    message: 'Do you make a board without walnuts?',
  });
  await postSubmission(page, subscribe.path, { email: 'ines@example.com' });
  await page.getByRole('button', { name: texts.refresh, exact: true }).click();
  await expect.poll(() => readUnreadCount(page, texts.messages)).toBe(before + 1);
  await page.getByRole('tab', { name: texts.messages }).click();
  const row = getRow(page, name);
  await expect(row).toContainText(texts.unread);
  await page.getByRole('button', { name: texts.view(name) }).click();
  const messageDialog = page.getByRole('dialog', { name: texts.messageFrom(name) });
  await expect(messageDialog).toContainText('Do you make a board without walnuts?');
  await messageDialog.getByRole('button', { name: texts.close, exact: true }).last().click();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(texts.unread);
  await expect.poll(() => readUnreadCount(page, texts.messages)).toBe(before);

  const table = await downloadCsvFile(page, texts.downloadCsv);
  expect(table.name).toMatch(/^messages-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(table.text.startsWith(byteOrderMark)).toBe(true);
  expect(table.text).toContain(`"'=HYPERLINK(""https://example.com"")"`);

  const newsletter = page.getByRole('region', { name: texts.newsletter });
  const subscribers = await downloadCsvFile(page, texts.downloadCsv, newsletter);
  expect(subscribers.name).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(subscribers.text.startsWith(byteOrderMark)).toBe(true);
  expect(subscribers.text).toContain('ines@example.com');
});

test('a restoration request shows its image, can get every status, and exports as CSV', async ({
  page,
}) => {
  const name = 'Mateo';
  await openAsAdmin(page, '/admin');
  await postSubmission(page, sendRestorationRequest.path, {
    kind: 'restoration',
    name,
    email: 'mateo@example.com',
    description: 'A talavera bowl of my grandmother, broken in three.',
    photoUrls: await uploadRequestPhoto(page),
  });
  await page.getByRole('tab', { name: texts.requests }).click();
  await page.getByRole('button', { name: texts.view(name) }).click();
  const requestDialog = page.getByRole('dialog', { name: texts.requestFrom(name) });
  const photoLink = requestDialog.getByRole('link', { name: texts.photo });
  await expect.poll(() => getNaturalWidth(photoLink)).toBeGreaterThan(0);
  expect(await fetchImageWidth(page, await photoLink.getAttribute('href'))).toBe(600);
  await requestDialog.getByRole('button', { name: texts.close, exact: true }).last().click();
  await expect(requestDialog).toHaveCount(0);
  for (const status of texts.requestStatuses) {
    await page.getByRole('button', { name: texts.status(name) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.currentStatus }).click();
    await dialog.getByRole('option', { name: status }).click();
    await dialog.getByRole('button', { name: texts.updateStatus, exact: true }).click();
    await expect(page.getByText(texts.requestUpdated, { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(getRow(page, name)).toContainText(status);
  }
  const table = await downloadCsvFile(page, texts.downloadCsv);
  expect(table.name).toMatch(/^requests-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(table.text.startsWith(byteOrderMark)).toBe(true);
  expect(table.text).toContain(name);
});
