import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { largeEventGuests, leadTimeHours } from '#contract/business';
import { earliestDay } from '#contract/order-dates';
import type { Product } from '#contract/product';
import { productText } from '#contract/product-text';
import { keptOrderItems, keptRows } from '../testing/browser/kept-rows';
import { words as everywhere, languages } from '../testing/browser/languages';
import { expect, test, tookOver } from '../testing/browser/test';

const words = {
  en: {
    cart: /^Cart/,
    day: /^Event date/,
    area: /^Northeast LA/,
    guests: /^Guests/,
    name: /^Name/,
    email: /^Email/,
    send: 'Send Order Request',
    order: /^Order LH-\d+$/,
    reached: /Your request reached us on /,
    tooLarge: /An event of this size needs 2 weeks' notice\./,
    changes: 'What has changed',
    accept: 'Accept the changes',
    upToDate: /Your order is up to date and comes to \$/,
    print: 'Print this receipt',
  },
  es: {
    cart: /^Carrito/,
    day: /^Fecha del evento/,
    area: /^Noreste de Los Ángeles/,
    guests: /^Invitados/,
    name: /^Nombre/,
    email: /^Correo electrónico/,
    send: 'Enviar pedido',
    order: /^Pedido LH-\d+$/,
    reached: /Tu pedido nos llegó el /,
    tooLarge: /Un evento de este tamaño se pide con 2 semanas de anticipación\./,
    changes: 'Qué cambió',
    accept: 'Aceptar los cambios',
    upToDate: /Tu pedido ya está al día y suma \$/,
    print: 'Imprimir este recibo',
  },
} as const;

/** A board the demo shop has enough of. */
const boardId = 9;

/** A person of their own for every test, as the limits see people. */
test.beforeEach(async ({ context }) => {
  const part = () => randomInt(1, 255);
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` });
});

const main = (page: Page) => page.getByRole('main');

/** From a product's page to the cart, as people go. */
async function fillCart(page: Page, language: 'en' | 'es'): Promise<void> {
  const say = everywhere[language];
  await page.goto(`${say.prefix}/product/${boardId}`);
  await tookOver(page);
  await page.getByRole('button', { name: say.addToCart }).filter({ visible: true }).first().click();
  await expect(page.getByText(say.added, { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: words[language].cart }).click();
  const send = main(page).getByRole('button', { name: words[language].send });
  // The mocks' form is compiled when it is first asked for.
  await expect(send).toBeVisible({ timeout: 20_000 });
}

/** Fills in the form with the keyboard; answers the day that was chosen. */
async function fillForm(page: Page, language: 'en' | 'es', email: string): Promise<string> {
  const say = words[language];
  const day = main(page).getByRole('button', { name: say.day });
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('td[data-day] button:focus')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(day).toBeFocused();
  await main(page).getByRole('radio', { name: say.area }).check();
  await main(page).getByRole('textbox', { name: say.name }).fill('Ana Núñez');
  await main(page).getByRole('textbox', { name: say.email }).fill(email);
  return (await day.getAttribute('value')) ?? '';
}

/** Nothing of the page is wider than the window. */
async function expectNothingSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

const shops = [
  { shop: 'the built shop', baseURL: undefined },
  { shop: 'the shop on mocks', baseURL: `http://127.0.0.1:${process.env.MOCKS_PORT}` },
];

for (const { shop, baseURL } of shops) {
  test.describe(`In ${shop}`, () => {
    // The mocks answer from a service worker.
    if (baseURL !== undefined) test.use({ baseURL, serviceWorkers: 'allow' });
    if (baseURL !== undefined) test.slow();

    for (const language of languages) {
      const say = words[language];

      test(`an order goes from the product to the receipt, in ${language}`, async ({ page }) => {
        const email = `${randomUUID()}@correo.mx`;
        await fillCart(page, language);
        const day = await fillForm(page, language, email);
        await main(page).getByRole('textbox', { name: say.guests }).fill('12');
        await main(page).getByRole('button', { name: say.send }).dblclick();
        const heading = page.getByRole('heading', { level: 1, name: say.order });
        await expect(heading).toBeFocused();
        await expect(main(page).getByText(say.reached)).toContainText(email);
        await page.reload();
        await expect(heading).toBeVisible();
        await expectNothingSideways(page);
        if (baseURL !== undefined) return;
        const [order, ...others] = await keptRows('order_requests', email);
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
        expect(await keptOrderItems(order?.id)).toMatchObject([
          { product_id: boardId, quantity: 1 },
        ]);
      });
    }
  });
}

for (const language of languages) {
  const say = words[language];

  test(`a price that has changed meanwhile is shown before it is paid, in ${language}`, async ({
    page,
    request,
  }) => {
    const email = `${randomUUID()}@correo.mx`;
    const products: Product[] = await (await request.get('/api/products')).json();
    const board = products.find(({ id }) => id === boardId);
    if (!board) throw new Error('The demo shop has no such board.');
    // A page that was opened when the board was cheaper.
    const before = products.map((other) =>
      other.id === boardId ? { ...other, price: other.price - 7 } : other,
    );
    await page.route('**/api/products', (route) => route.fulfill({ json: before }));
    await fillCart(page, language);
    await fillForm(page, language, email);
    const send = main(page).getByRole('button', { name: say.send });
    await send.click();
    const changes = page.getByRole('region', { name: say.changes });
    await expect(changes).toContainText(productText(board, 'name', language));
    await expect(changes).toContainText(`$${board.price.toFixed(2)}`);
    expect(await keptRows('order_requests', email)).toEqual([]);
    await changes.getByRole('button', { name: say.accept }).click();
    await expect(main(page).getByText(say.upToDate)).toContainText(`$${board.price.toFixed(2)}`);
    expect(await keptRows('order_requests', email)).toEqual([]);
    await send.click();
    await expect(page.getByRole('heading', { level: 1, name: say.order })).toBeVisible();
    expect(await keptRows('order_requests', email)).toMatchObject([
      { total_cents: Math.round(board.price * 100) },
    ]);
  });

  test(`a day that has become too near is not sent, in ${language}`, async ({ page }) => {
    const email = `${randomUUID()}@correo.mx`;
    await fillCart(page, language);
    await fillForm(page, language, email);
    const guests = main(page).getByRole('textbox', { name: say.guests });
    await guests.fill(String(largeEventGuests));
    await expect(main(page).getByText(say.tooLarge)).toBeVisible();
    await main(page).getByRole('button', { name: say.send }).click();
    await expect(main(page).getByRole('button', { name: say.day })).toBeFocused();
    expect(await keptRows('order_requests', email)).toEqual([]);
    await guests.fill(String(largeEventGuests - 1));
    await expect(main(page).getByText(say.tooLarge)).toBeHidden();
  });

  test(`a receipt is printed alone, on one sheet, in ${language}`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'Paper is the same whatever the window.');
    await fillCart(page, language);
    await fillForm(page, language, `${randomUUID()}@correo.mx`);
    await main(page).getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.order })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: say.print })).toBeHidden();
    const sheets = (await page.pdf({ format: 'Letter' }))
      .toString('latin1')
      .match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(1);
  });
}

for (const timezoneId of ['Asia/Tokyo', 'Pacific/Honolulu', 'America/Los_Angeles']) {
  test.describe(`On a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the calendar offers the days of the shop, to a finger too', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await fillCart(page, 'en');
      await main(page).getByRole('button', { name: words.en.day }).click();
      const first = earliestDay(new Date(), leadTimeHours);
      const focused = page.locator('td[data-day]', { has: page.locator(':focus') });
      await expect(focused).toHaveAttribute('data-day', first);
      const button = focused.getByRole('button');
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expectNothingSideways(page);
      const possible = await page
        .locator('td[data-day]:has(button:enabled)')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day')));
      expect(possible[0]).toBe(first);
      await button.click();
      await expect(main(page).getByRole('button', { name: words.en.day })).toHaveAttribute(
        'value',
        first,
      );
    });
  });
}
