import type { APIResponse, Browser, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { business } from '#contract/business';
import { buildUrl, csrfHeader } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import {
  editOrderRequest,
  getOrderRequest,
  setOrderStatus,
} from '#contract/orders/admin-endpoints';
import type { OrderWithEvents } from '#contract/orders/admin-schema';
import { previewOrderEmail, sendOrderEmail } from '#contract/orders/order-email';
import { parseOrderNumber } from '#contract/orders/rules';
import { startSmtpServer, type TestSmtpServer } from '../../api/testing/smtp/smtp-server';
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { createStoppableServer, type StoppableServer } from '../testing/browser/stoppable-server';
import { test as base, expect, waitForHydration } from '../testing/browser/test';
import { phoneOptions } from '../testing/browser/test-targets';

// Three orders from the home page to the customer's page that says “confirmed”, with the e-mails that were sent.

interface MailFixtures {
  readonly smtp: TestSmtpServer;
  readonly shop: StoppableServer;
}

const test = base.extend<object, MailFixtures>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const smtp = await startSmtpServer();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ smtp }, use) => {
      const server = await createStoppableServer((origin) => ({
        SMTP_URL: smtp.url,
        PUBLIC_ORIGIN: origin,
      }));
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
});

test.describe.configure({ mode: 'serial' });

const texts = {
  en: {
    prefix: '',
    addToCart: 'Add to Cart',
    seeCart: /^Cart/,
    day: /^(Event date|Arrives by)/,
    time: /^(Delivery|Pickup) time/,
    street: /^Street and number/,
    zip: /^ZIP code/,
    guests: /^Guests/,
    name: /^Name/,
    email: /^Email/,
    send: 'Send Order Request',
    order: /^Order LH-\d+$/,
    statusPage: /order’s page/i,
    confirmed: 'Your order is confirmed',
    accept: 'Accept the changes',
  },
  es: {
    prefix: '/es',
    addToCart: 'Agregar al carrito',
    seeCart: /^Carrito/,
    day: /^Fecha del evento/,
    time: /^Hora de entrega/,
    street: /^Calle y número/,
    zip: /^Código postal/,
    guests: /^Invitados/,
    name: /^Nombre/,
    email: /^Correo electrónico/,
    send: 'Enviar pedido',
    order: /^Pedido LH-\d+$/,
    statusPage: /página de tu pedido/i,
    confirmed: 'Tu pedido está confirmado',
    accept: 'Aceptar los cambios',
  },
} as const;

const getMain = (page: Page): Locator => page.getByRole('main');

async function addToCart(page: Page, language: Language, option?: RegExp): Promise<void> {
  await waitForHydration(page);
  if (option) {
    const radio = page.getByRole('radio', { name: option });
    await radio.click();
    await expect(radio).toBeChecked();
  }
  const buttons = page.getByRole('button', { name: texts[language].addToCart });
  await buttons.filter({ visible: true }).first().click();
  const cartLink = page.getByRole('banner').getByRole('link', { name: texts[language].seeCart });
  await cartLink.click();
}

/** Chooses the first possible date that falls on one of the weekdays (0: Sunday); returns it. */
async function chooseDay(page: Page, language: Language, weekdays: readonly number[]) {
  const button = getMain(page).getByRole('button', { name: texts[language].day });
  await button.click();
  const listDays = () =>
    page
      .locator('td[data-day]:has(button:enabled)')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day') ?? ''));
  const findDay = async () =>
    (await listDays()).find((day) => weekdays.includes(new Date(day).getUTCDay()));
  let day = await findDay();
  if (day === undefined) {
    await page.getByRole('button', { name: /next month|mes siguiente/i }).click();
    await expect.poll(findDay).toBeDefined();
    day = await findDay();
  }
  if (day === undefined) throw new Error('The calendar offers no such day.');
  await page.locator(`td[data-day="${day}"] button`).click();
  await expect(button).toHaveAttribute('value', day);
  return day;
}

async function fillContact(page: Page, language: Language, email: string): Promise<void> {
  const main = getMain(page);
  await main.getByRole('textbox', { name: texts[language].name }).last().fill('Ana Núñez');
  await main.getByRole('textbox', { name: texts[language].email }).fill(email);
}

async function sendOrder(page: Page, language: Language): Promise<number> {
  await getMain(page).getByRole('button', { name: texts[language].send }).click();
  const heading = page.getByRole('heading', { level: 1, name: texts[language].order });
  await expect(heading).toBeVisible();
  const [number = ''] = /LH-\d+/.exec((await heading.textContent()) ?? '') ?? [];
  return parseOrderNumber(number) ?? 0;
}

const getSubjects = (smtp: TestSmtpServer, recipient: string): string[] =>
  smtp.received
    .filter(({ recipients }) => recipients.includes(recipient))
    .map(({ headers }) => headers.subject ?? '');

const findEmail = (smtp: TestSmtpServer, recipient: string, subject: RegExp) =>
  smtp.received.find(
    ({ recipients, headers }) =>
      recipients.includes(recipient) && subject.test(headers.subject ?? ''),
  );

/** The owner's browser, signed in on the kitchen list. */
async function openBackOffice(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openAsAdmin(page, '/admin/kitchen-list');
  const send = async (method: 'POST' | 'PUT', path: string, data: object): Promise<APIResponse> => {
    const headers = { Origin: origin, [csrfHeader.name]: csrfHeader.value };
    const response = await page.request.fetch(path, { method, headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return response;
  };
  const fetchOrder = async (id: number): Promise<OrderWithEvents> =>
    v.parse(
      getOrderRequest.response,
      await (await page.request.get(buildUrl(getOrderRequest, { params: { id } }))).json(),
    );
  return {
    page,
    fetchOrder,
    async confirm(id: number) {
      await send('PUT', buildUrl(setOrderStatus, { params: { id } }), { status: 'Confirmed' });
      const kind = 'confirmed';
      const preview = await send('POST', buildUrl(previewOrderEmail, { params: { id } }), { kind });
      const { subject, text } = v.parse(previewOrderEmail.response, await preview.json());
      await send('POST', buildUrl(sendOrderEmail, { params: { id } }), { kind, subject, text });
    },
    async edit(id: number, changes: object) {
      const { events: _, ...order } = await fetchOrder(id);
      const body = { ...order, needsAcceptance: true, ...changes };
      await send('PUT', buildUrl(editOrderRequest, { params: { id } }), body);
    },
    close: () => context.close(),
  };
}

test.describe('On a phone, in Spanish', () => {
  test.use(phoneOptions);

  test('a board for twelve without nuts is ordered for Saturday, confirmed, and on the kitchen list', async ({
    page,
    browser,
    shop,
    smtp,
  }) => {
    const email = 'ana@correo.mx';
    await page.goto('/es');
    await waitForHydration(page);
    await getMain(page)
      .getByRole('link', { name: /Tablas de charcutería/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: /Tabla Mediterránea/ })
      .first()
      .click();
    await page.waitForURL(/\/es\/product\/\d+/);
    await addToCart(page, 'es', /^Grande/);
    await expect(getMain(page).getByText('Grande').first()).toBeVisible();
    const day = await chooseDay(page, 'es', [6]);
    const main = getMain(page);
    await main.getByRole('radio', { name: /^Noreste de Los Ángeles/ }).check();
    await main.getByRole('combobox', { name: texts.es.time }).selectOption('12:00');
    await main.getByRole('textbox', { name: texts.es.street }).fill('Calle Aldama 12');
    await main.getByRole('textbox', { name: texts.es.zip }).fill('90041');
    await main.getByRole('textbox', { name: texts.es.guests }).fill('12');
    await main.getByRole('checkbox', { name: 'Nueces de árbol' }).check();
    await fillContact(page, 'es', email);
    const id = await sendOrder(page, 'es');

    await expect.poll(() => getSubjects(smtp, email)).toHaveLength(1);
    const received = findEmail(smtp, email, /LH-/);
    expect(received?.text).toContain('Grande');
    expect(received?.text).toMatch(/\/es\/order\/LH-\d+\?key=[0-9a-f]{32}/);
    await expect
      .poll(() => findEmail(smtp, business.email, /LH-/)?.headers['reply-to'])
      .toContain(email);

    const owner = await openBackOffice(browser, shop.origin);
    await owner.confirm(id);
    await expect.poll(() => getSubjects(smtp, email)).toHaveLength(2);

    await page.getByRole('link', { name: texts.es.statusPage }).click();
    await expect(page.getByRole('heading', { name: texts.es.confirmed })).toBeVisible();
    await expect(page).toHaveURL(/\/es\/order\/LH-\d+\?key=[0-9a-f]{32}$/);

    await owner.page.goto(`/admin/kitchen-list?day=${day}`);
    await owner.page.emulateMedia({ media: 'print' });
    const list = owner.page.getByRole('main');
    for (const text of ['Large', 'Tree nuts', 'Calle Aldama 12', '12:00'])
      await expect(list.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await owner.close();
  });
});

test('ten gift boxes go to ten addresses from a pasted list, at the quantity price', async ({
  page,
  browser,
  shop,
  smtp,
}) => {
  const email = 'office@example.com';
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await page.getByRole('link', { name: /^Gift/ }).first().click();
  await page
    .getByRole('link', { name: /Artisan Gift Box/ })
    .first()
    .click();
  await page.waitForURL(/\/product\/\d+/);
  await waitForHydration(page);
  const increase = page.getByRole('button', { name: /^(More|Increase)/ }).first();
  for (let count = 1; count < 10; count += 1) await increase.click();
  await addToCart(page, 'en');
  const main = getMain(page);
  await main.getByRole('radio', { name: /^Ship it/ }).check();
  await chooseDay(page, 'en', [1, 2, 3, 4, 5]);
  await main.getByText('Several addresses? Paste or upload a list').click();
  const lines = Array.from(
    { length: 10 },
    (_, index) => `Guest ${'ABCDEFGHIJ'[index]}, ${index + 1} Oak St, , Sacramento, CA, 95814, 1`,
  );
  await main.getByRole('textbox', { name: 'List of addresses' }).fill(lines.join('\n'));
  await main.getByRole('button', { name: 'Check the list' }).click();
  await fillContact(page, 'en', email);
  const id = await sendOrder(page, 'en');

  const owner = await openBackOffice(browser, shop.origin);
  const order = await owner.fetchOrder(id);
  expect(order.recipients).toHaveLength(10);
  expect(order).toMatchObject({ fulfilment: 'shipping', fee: 99.9, total: 880 + 99.9 });
  expect(order.kitchenDate < order.eventDate).toBe(true);
  await owner.confirm(id);
  await expect.poll(() => getSubjects(smtp, email)).toHaveLength(2);
  await page.getByRole('link', { name: texts.en.statusPage }).click();
  await expect(page.getByRole('heading', { name: texts.en.confirmed })).toBeVisible();
  await expect(getMain(page).getByText('Guest J').first()).toBeVisible();
  await owner.close();
});

test('a table for sixty gets a deposit, which the customer accepts before it is confirmed', async ({
  page,
  browser,
  shop,
  smtp,
}) => {
  const email = 'host@example.com';
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await page
    .getByRole('link', { name: /^Grazing/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /Grazing Table for Fifty/ })
    .first()
    .click();
  await page.waitForURL(/\/product\/\d+/);
  await addToCart(page, 'en', /^65/);
  const main = getMain(page);
  await main.getByRole('textbox', { name: texts.en.guests }).fill('60');
  await main.getByRole('radio', { name: /^Greater LA/ }).check();
  await chooseDay(page, 'en', [3, 4, 5, 6, 0]);
  await main.getByRole('combobox', { name: texts.en.time }).selectOption('12:00');
  await main.getByRole('textbox', { name: texts.en.street }).fill('100 Main St');
  await main.getByRole('textbox', { name: texts.en.zip }).fill('91101');
  await fillContact(page, 'en', email);
  const id = await sendOrder(page, 'en');

  const owner = await openBackOffice(browser, shop.origin);
  const { total } = await owner.fetchOrder(id);
  expect(total).toBe(2100 + 35);
  await owner.edit(id, { deposit: total / 2, paymentUrl: 'https://pay.example/lh' });
  await page.getByRole('link', { name: texts.en.statusPage }).click();
  await page.getByRole('button', { name: texts.en.accept }).click();
  await expect(page.getByRole('link', { name: /Pay the deposit/ })).toHaveAttribute(
    'href',
    'https://pay.example/lh',
  );
  await expect.poll(async () => (await owner.fetchOrder(id)).isAwaitingCustomer).toBe(false);
  await owner.confirm(id);
  await expect.poll(() => getSubjects(smtp, email)).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.en.confirmed })).toBeVisible();
  await owner.close();
});
