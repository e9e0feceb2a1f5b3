import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { business } from '#contract/business';
import { toShopInstant } from '#contract/core/dates';
import { buildUrl } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import { respondToOrder, sendOrderRequest } from '#contract/orders/endpoints';
import { parseOrderNumber } from '#contract/orders/rules';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { localizePath } from '../../routing/paths';
import { auditPage } from '../../testing/browser/audit-page';
import { findOpenDay, getMain, orderTexts } from '../../testing/browser/order-form';
import { expect, test } from '../../testing/browser/own-server';
import { type Owner, signInAsOwner } from '../../testing/browser/owner';
import { type Sender, sendRequest } from '../../testing/browser/send-request';
import { needsServer, waitForHydration } from '../../testing/browser/test';
import { phoneOptions } from '../../testing/browser/test-targets';

const textsByLanguage = {
  en: {
    ...orderTexts.en,
    received: 'We have your order request',
    changed: 'We changed something in your order',
    rejected: 'You declined our changes',
    reject: 'Decline the changes',
    cancelled: 'You canceled this order',
    cancel: 'Cancel this order',
    confirmCancel: 'Cancel the order',
    tooLate: /too late to cancel here/,
    calendar: 'Add to calendar',
    again: 'Order again',
    notFound: 'We can’t find this order',
  },
  es: {
    ...orderTexts.es,
    savedAt: /^El .+\d{1,2}:\d{2}/,
    needsConnection: 'Para esto hace falta conexión.',
    cancel: 'Cancelar este pedido',
  },
} as const;

const customer = {
  name: 'Ana Núñez',
  email: 'ana@correo.mx',
  street: 'Calle Aldama 12',
  zip: '90041',
  notes: 'La puerta azul.',
};

/** In the demo data. */
const boardName = 'Mediterranean Board';

const postHeaders = () => ({ 'Idempotency-Key': randomUUID() });

interface SentOrder {
  readonly id: number;
  readonly number: string;
  readonly key: string;
  /** English path of the status page. */
  readonly path: string;
}

/** A large board, delivered. */
async function sendOrder(sender: Sender, language: Language): Promise<SentOrder> {
  const products: Product[] = JSON.parse((await sendRequest(sender, listProducts.path)).text);
  const board = products.find(({ name }) => name === boardName);
  const option = board?.options.find(({ key }) => key === 'large');
  const { status, text } = await sendRequest(sender, sendOrderRequest.path, {
    method: sendOrderRequest.method,
    headers: postHeaders(),
    data: {
      ...customer,
      language,
      eventDate: findOpenDay(30),
      fulfilment: 'delivery',
      area: 'northeast-la',
      window: '12:00',
      fee: 15,
      items: [{ productId: board?.id, option: option?.key, quantity: 2, price: option?.price }],
    },
  });
  expect(status, text).toBe(201);
  const { number, key } = v.parse(sendOrderRequest.response, JSON.parse(text));
  const id = parseOrderNumber(number) ?? 0;
  return { id, number, key, path: `/order/${number}?${new URLSearchParams({ key })}` };
}

const getTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectStatus(page: Page, title: string): Promise<void> {
  await expect(getTitle(page, title)).toBeVisible();
  await auditPage(page, title);
}

/** The button that was clicked is far below. */
async function expectResultInView(page: Page, title: string): Promise<void> {
  await expect(getTitle(page, title)).toBeFocused();
  await expect(getTitle(page, title)).toBeInViewport();
  await expect(getMain(page).getByRole('status').first()).toBeInViewport();
}

let owner: Owner;

test.beforeEach(async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  owner = await signInAsOwner({ page, request });
});

test(
  'the page of an order is private, and unknown numbers and wrong keys look the same',
  needsServer('It reads headers and HTML of the server.'),
  async ({ page, request }) => {
    const { number, path } = await sendOrder({ page, request }, 'en');
    const response = await request.get(path);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const html = await response.text();
    for (const text of [...Object.values(customer), boardName]) expect(html).not.toContain(text);

    const wrongKey = '0'.repeat(32);
    const fetchPage = async (missing: string) => {
      const { status, text } = await request
        .get(`/order/${missing}?key=${wrongKey}`)
        .then((it) => ({
          status: it.status(),
          text: it.text(),
        }));
      return { status, text: (await text).replaceAll(missing, '') };
    };
    const withWrongKey = await fetchPage(number);
    expect(withWrongKey.status).toBe(404);
    expect(await fetchPage('LH-9999')).toEqual(withWrongKey);
    await page.goto(`/order/${number}?key=${wrongKey}`);
    await expectStatus(page, textsByLanguage.en.notFound);
  },
);

test('a customer accepts changes, declines others, gets a calendar file, and cancels in time', async ({
  page,
  request,
}) => {
  const texts = textsByLanguage.en;
  const { id, number, path } = await sendOrder({ page, request }, 'en');
  await page.goto(path);
  await expectStatus(page, texts.received);

  const { fee } = await owner.fetchOrder(id);
  await owner.editOrder(id, { fee: fee + 10, guests: 30, customerNote: 'It’s a long way up.' });
  await page.reload();
  await expectStatus(page, texts.changed);
  await page.getByRole('button', { name: texts.accept }).click();
  await expectResultInView(page, texts.received);
  await expect.poll(async () => (await owner.fetchOrder(id)).isAwaitingCustomer).toBe(false);

  await owner.editOrder(id, { deposit: 100, paymentUrl: 'https://pay.example/lh' });
  await page.reload();
  await page.getByRole('button', { name: texts.reject }).click();
  await expectResultInView(page, texts.rejected);
  await expectStatus(page, texts.rejected);

  await owner.confirmOrder(id);
  await page.reload();
  await expectStatus(page, texts.confirmed);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.calendar }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${number}.ics`);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain(`Delivery from ${business.name}`);
  const noon = toShopInstant((await owner.fetchOrder(id)).eventDate, '12:00');
  expect(calendar).toContain(`DTSTART:${noon.toISOString().replace(/[-:]|\.000/g, '')}`);

  await page.getByRole('button', { name: texts.cancel }).click();
  await page.getByRole('button', { name: texts.confirmCancel }).click();
  await expectResultInView(page, texts.cancelled);
  await expectStatus(page, texts.cancelled);
  expect((await owner.fetchOrder(id)).status).toBe('Declined');

  await page.getByRole('button', { name: texts.again }).click();
  await expect(page).toHaveURL('/cart');
  await expect(
    getMain(page).getByRole('link', { name: new RegExp(`^${boardName}.*Large`) }),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: /^Quantity/ }).getByRole('status')).toHaveText('2');
});

test('an order cannot be cancelled once the notice has begun', async ({ page, request }) => {
  const texts = textsByLanguage.en;
  const { id, number, key, path } = await sendOrder({ page, request }, 'en');
  await page.goto(path);
  await expect(page.getByRole('button', { name: texts.cancel })).toBeVisible();
  await owner.changeSettings({ cancellationHours: 60 * 24 });
  await page.reload();
  await expect(getMain(page).getByText(texts.tooLate)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.cancel })).toHaveCount(0);
  const url = buildUrl(respondToOrder, { params: { number } });
  const { status } = await sendRequest({ page, request }, url, {
    method: respondToOrder.method,
    headers: postHeaders(),
    data: { key, action: 'cancel' },
  });
  expect(status).toBe(409);
  expect((await owner.fetchOrder(id)).status).toBe('New');
  await owner.changeSettings({ cancellationHours: defaultShopSettings.cancellationHours });
});

test.describe(
  'On a phone with the service worker, in Spanish',
  needsServer('The production worker keeps the page for when there is no network.'),
  () => {
    test.use({ ...phoneOptions, serviceWorkers: 'allow' });

    test('the last known state is shown offline with its time, and in the other language', async ({
      page,
      context,
      request,
    }) => {
      const texts = textsByLanguage.es;
      const { id, path } = await sendOrder({ page, request }, 'es');
      await owner.confirmOrder(id);
      await page.goto(localizePath(path, 'es'));
      await waitForHydration(page);
      await expectStatus(page, texts.confirmed);
      await page.evaluate(() => navigator.serviceWorker.ready);

      await context.setOffline(true);
      await page.reload();
      await expect(getTitle(page, texts.confirmed)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: texts.savedAt })).toBeVisible();
      await expect(page.getByRole('button', { name: texts.cancel })).toBeDisabled();
      await expect(getMain(page).getByText(texts.needsConnection)).toBeVisible();
      await auditPage(page, 'offline');

      await context.setOffline(false);
      await expect(page.getByRole('button', { name: texts.cancel })).toBeEnabled();
      await expect(page.getByRole('status').filter({ hasText: texts.savedAt })).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expect(getTitle(page, textsByLanguage.en.confirmed)).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  },
);
