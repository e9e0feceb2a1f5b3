import { randomUUID } from 'node:crypto';
import { leadTimeHours, minLargeEventGuests } from '#contract/business';
import { findEarliestDay } from '#contract/core/dates';
import { listProducts } from '#contract/products/endpoints';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { setRandomClientIp } from '../testing/browser/client-ip';
import { expectNoOverflow } from '../testing/browser/layout';
import {
  areaFee,
  boardId,
  fillCart,
  fillForm,
  getMain,
  orderTexts,
} from '../testing/browser/order-form';
import { sendRequest } from '../testing/browser/send-request';
import { openShopDatabase } from '../testing/browser/shop-database';
import { expect, needsServer, test } from '../testing/browser/test';
import { devices } from '../testing/browser/test-targets';

test.beforeEach(setRandomClientIp);

for (const { label, language, use } of devices) {
  test.describe(label, () => {
    test.use(use);
    const texts = orderTexts[language];

    test(`an order goes from the product page to the receipt, in ${language}`, async ({ page }) => {
      const email = `${randomUUID()}@correo.mx`;
      await fillCart(page, language);
      const day = await fillForm(page, language, email);
      await getMain(page).getByRole('textbox', { name: texts.guests }).fill('12');
      await getMain(page).getByRole('button', { name: texts.send }).dblclick();
      const heading = page.getByRole('heading', { level: 1, name: texts.order });
      await expect(heading).toBeFocused();
      await expect(getMain(page).getByText(texts.received)).toBeVisible();
      await page.reload();
      await expect(heading).toBeVisible();
      await expectNoOverflow(page);
      const [order, ...others] = await openShopDatabase(page).findRows('order_requests', email);
      expect(others).toEqual([]);
      expect(order).toMatchObject({
        name: 'Ana Núñez',
        event_date: day,
        fulfilment: 'delivery',
        area: 'northeast-la',
        guests: 12,
        status: 'New',
        language,
      });
      expect(await heading.textContent()).toContain(`LH-${1000 + Number(order?.id)}`);
      expect(await openShopDatabase(page).listOrderItems(order?.id)).toMatchObject([
        { product_id: boardId, quantity: 1 },
      ]);
    });
  });
}

const texts = orderTexts.en;

const reducePrices = (product: Product, dollars: number): Product => ({
  ...product,
  price: product.price - dollars,
  options: product.options.map((option) => ({ ...option, price: option.price - dollars })),
});

test(
  'an order with a changed price must be confirmed before it is sent',
  needsServer('Playwright cannot replace what a worker answers.'),
  async ({ page }) => {
    const email = `${randomUUID()}@correo.mx`;
    const { text } = await sendRequest({ page }, listProducts.path);
    const products: readonly Product[] = JSON.parse(text);
    const board = products.find(({ id }) => id === boardId);
    if (!board) throw new Error('The demo data has no such board.');
    // Simulates a page opened when the board was cheaper.
    const staleProducts = products.map((product) =>
      product.id === boardId ? reducePrices(product, 7) : product,
    );
    await page.route('**/api/products', (route) => route.fulfill({ json: staleProducts }));
    await fillCart(page, 'en');
    await fillForm(page, 'en', email);
    const send = getMain(page).getByRole('button', { name: texts.send });
    await send.click();
    const changes = page.getByRole('region', { name: texts.changes });
    await expect(changes).toContainText(getProductText(board, 'name', 'en'));
    await expect(changes).toContainText(`$${board.price.toFixed(2)}`);
    expect(await openShopDatabase(page).findRows('order_requests', email)).toEqual([]);
    await changes.getByRole('button', { name: texts.accept }).click();
    const total = board.price + areaFee;
    await expect(getMain(page).getByText(texts.upToDate)).toContainText(`$${total.toFixed(2)}`);
    expect(await openShopDatabase(page).findRows('order_requests', email)).toEqual([]);
    await send.click();
    await expect(page.getByRole('heading', { level: 1, name: texts.order })).toBeVisible();
    expect(await openShopDatabase(page).findRows('order_requests', email)).toMatchObject([
      { total_cents: Math.round(total * 100) },
    ]);
  },
);

test('an order for a large event with too little notice is not sent', async ({ page }) => {
  const email = `${randomUUID()}@correo.mx`;
  await fillCart(page, 'en');
  await fillForm(page, 'en', email);
  const guests = getMain(page).getByRole('textbox', { name: texts.guests });
  await guests.fill(String(minLargeEventGuests));
  await expect(getMain(page).getByText(texts.tooLarge)).toBeVisible();
  await getMain(page).getByRole('button', { name: texts.send }).click();
  await expect(getMain(page).getByRole('button', { name: texts.day })).toBeFocused();
  expect(await openShopDatabase(page).findRows('order_requests', email)).toEqual([]);
  await guests.fill(String(minLargeEventGuests - 1));
  await expect(getMain(page).getByText(texts.tooLarge)).toBeHidden();
});

for (const timezoneId of ['Asia/Tokyo', 'Pacific/Honolulu', 'America/Los_Angeles']) {
  test.describe(`On a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the calendar offers the dates of the business time zone, with touch-sized targets', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await fillCart(page, 'en');
      await getMain(page).getByRole('button', { name: orderTexts.en.day }).click();
      const firstDate = findEarliestDay(new Date(), leadTimeHours);
      const focused = page.locator('td[data-day]', { has: page.locator(':focus') });
      await expect(focused).toHaveAttribute('data-day', firstDate);
      const button = focused.getByRole('button');
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expectNoOverflow(page);
      const enabledDates = await page
        .locator('td[data-day]:has(button:enabled)')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day')));
      expect(enabledDates[0]).toBe(firstDate);
      await button.click();
      await expect(getMain(page).getByRole('button', { name: orderTexts.en.day })).toHaveAttribute(
        'value',
        firstDate,
      );
    });
  });
}
