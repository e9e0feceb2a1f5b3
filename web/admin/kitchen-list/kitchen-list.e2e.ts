import type { Page } from '@playwright/test';
import { byteOrderMark } from '#contract/core/csv';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { openAsAdmin } from '../../testing/browser/admin-sign-in';
import { downloadCsvFile } from '../../testing/browser/download-csv-file';
import { postSubmission, inboxTexts as texts } from '../../testing/browser/inbox';
import { boardId, findOpenDay } from '../../testing/browser/order-form';
import { expect, test } from '../../testing/browser/own-server';

const fetchProduct = (page: Page, id: number): Promise<Product> =>
  page.evaluate(async (url) => (await fetch(url)).json(), `${listProducts.path}/${id}`);

test('a confirmed order appears on the kitchen list of its day, on screen and in print', async ({
  page,
}) => {
  const name = 'Rosa';
  await openAsAdmin(page, '/admin?tab=products');
  const { price, name: board } = await fetchProduct(page, boardId);
  await postSubmission(page, sendOrderRequest.path, {
    name,
    email: 'rosa@example.com',
    eventDate: findOpenDay(40),
    fulfilment: 'pickup',
    notes: '+1 knife, please',
    items: [{ productId: boardId, quantity: 3, price }],
  });
  await page.getByRole('tab', { name: texts.orders }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  const number = (await row.getByRole('rowheader').textContent())?.match(/LH-\d+/)?.[0] ?? '';
  await page.getByRole('button', { name: texts.view(number) }).click();
  const order = page.getByRole('dialog', { name: texts.order(number) });
  await order.getByRole('button', { name: texts.confirmed, exact: true }).click();
  await expect(page.getByText(texts.orderUpdated, { exact: true })).toBeVisible();
  await order.getByRole('button', { name: texts.close, exact: true }).last().click();
  await expect(row).toContainText(texts.confirmed);
  const table = await downloadCsvFile(page, texts.downloadCsv);
  expect(table.name).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(table.text.startsWith(byteOrderMark)).toBe(true);
  expect(table.text).toContain("'+1 knife");

  await page.getByRole('button', { name: texts.view(number) }).click();
  await order.getByRole('link', { name: texts.kitchenList }).click();
  await expect(page.getByRole('article', { name: number })).toContainText(name);
  await expect(page.getByRole('article', { name: number })).toContainText('+1 knife');
  const countRows = page.getByRole('region', { name: texts.toMake }).getByRole('row');
  await expect(countRows.filter({ hasText: board })).toContainText('3');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: number })).toBeVisible();
  await expect(countRows.filter({ hasText: board })).toBeVisible();
  for (const screenOnly of ['banner', 'navigation', 'button'] as const) {
    await expect(page.getByRole(screenOnly)).toHaveCount(0);
  }
});
