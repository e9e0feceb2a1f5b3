import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '#contract/core/language';
import { sendContactMessage, subscribe } from '#contract/inbox/endpoints';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { type FlakyProxy, startFlakyProxy } from '../testing/browser/flaky-proxy';
import { formTexts, getTextbox, openHydrated } from '../testing/browser/forms';
import { createRandom, generateFailures, seedFromEnv } from '../testing/browser/random';
import { openShopDatabase } from '../testing/browser/shop-database';
import { languages } from '../testing/browser/storefront-texts';
import { expect, test } from '../testing/browser/test';
import type { SubmissionKind } from './item';

const textsByLanguage = {
  en: {
    ...formTexts.en,
    day: /^Event date/,
    pickup: /^Pickup/,
    time: /^Pickup time/,
    order: 'Send Order Request',
    notSentYet: 'Not sent yet',
    waiting: 'Waiting to be sent',
    submissionTitle: 'A message to the shop',
    allSent: 'Everything that was waiting has been sent',
    done: /^(Message Sent|Thanks for subscribing|Order LH-)/,
  },
  es: {
    ...formTexts.es,
    day: /^Fecha del evento/,
    pickup: /^Paso a recoger/,
    time: /^Hora para recoger/,
    order: 'Enviar pedido',
    notSentYet: 'Todavía no se envía',
    waiting: 'Por enviar',
    submissionTitle: 'Un mensaje para la tienda',
    allSent: 'Ya se envió lo que estaba pendiente',
    done: /^(Mensaje enviado|Gracias por suscribirte|Pedido LH-)/,
  },
} as const;

type Texts = (typeof textsByLanguage)[Language];

interface Form {
  readonly table: 'contact_messages' | 'newsletter_subscribers' | 'order_requests';
  readonly kind: SubmissionKind;
  /** The API path. */
  readonly apiPath: string;
  readonly path: string;
  readonly fill: (page: Page, texts: Texts, email: string) => Promise<void>;
  readonly getSubmitLabel: (texts: Texts) => string;
}

const contact: Form = {
  table: 'contact_messages',
  kind: 'contact',
  apiPath: sendContactMessage.path,
  path: '/contact',
  async fill(page, texts, email) {
    await getTextbox(page, texts.name).fill('Ana Núñez');
    await getTextbox(page, texts.email).fill(email);
    await getTextbox(page, texts.message).fill('Cuarenta personas, en un sótano.');
  },
  getSubmitLabel: ({ send }) => send,
};

const forms: readonly Form[] = [
  contact,
  {
    table: 'newsletter_subscribers',
    kind: 'newsletter',
    apiPath: subscribe.path,
    path: '',
    fill: (page, texts, email) => getTextbox(page, texts.yourEmail).fill(email),
    getSubmitLabel: ({ subscribe }) => subscribe,
  },
  {
    table: 'order_requests',
    kind: 'order',
    apiPath: sendOrderRequest.path,
    path: '/cart',
    async fill(page, texts, email) {
      await page.getByRole('button', { name: texts.day }).click();
      await page.keyboard.press('Enter');
      await page.getByRole('radio', { name: texts.pickup }).check();
      await page.getByRole('combobox', { name: texts.time }).selectOption('12:00');
      await getTextbox(page, texts.name).fill('Ana Núñez');
      await getTextbox(page, texts.email).fill(email);
    },
    getSubmitLabel: ({ order }) => order,
  },
];

/** How each run uses its tabs while sending. */
const scenarios = ['one tab', 'two tabs', 'a tab closed in the middle'] as const;

const listQueuedKinds = (page: Page): Promise<SubmissionKind[]> =>
  page.evaluate(async () => {
    // Opening a missing database would create an empty one.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'la-higuera')) return [];
    const openRequest = indexedDB.open('la-higuera');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      openRequest.onsuccess = () => resolve(openRequest.result);
      openRequest.onerror = () => reject(openRequest.error);
    });
    const read = database.transaction('outbox').objectStore('outbox').getAll();
    const items = await new Promise<{ kind: SubmissionKind }[]>((resolve) => {
      read.onsuccess = () => resolve(read.result);
    });
    database.close();
    return items.map(({ kind }) => kind);
  });

/** Simulates a reconnect. */
const dispatchOnline = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')));

let cart: string;

test.beforeAll(async () => {
  const response = await fetch(`http://127.0.0.1:${process.env.SHOP_PORT}/api/products`);
  const products: { id: number; name: string }[] = await response.json();
  const board = products.find(({ name }) => name === 'Mediterranean Board');
  cart = JSON.stringify({ version: 1, items: [{ productId: board?.id, quantity: 2 }] });
});

let proxy: FlakyProxy;

test.beforeEach(async () => {
  const octet = () => randomInt(1, 255);
  const address = `10.${octet()}.${octet()}.${octet()}`;
  proxy = await startFlakyProxy({ port: String(process.env.SHOP_PORT), clientIp: address });
});

test.afterEach(() => proxy.close());

/** A separate browser context with a filled cart; images are blocked because they do not matter here. */
async function openDevice(
  browser: Browser,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: proxy.origin,
    serviceWorkers,
    storageState: {
      cookies: [],
      origins: [{ origin: proxy.origin, localStorage: [{ name: 'cart', value: cart }] }],
    },
  });
  await context.route('**/api/media/optimize/**', (route) => route.abort());
  return context;
}

test.describe.configure({ timeout: 90_000 });

for (const [index, scenario] of scenarios.entries()) {
  const language = languages[index % languages.length] ?? 'en';
  const texts = textsByLanguage[language];

  test(`forms submitted while the network fails arrive once, with ${scenario}`, async ({
    browser,
  }) => {
    test.info().annotations.push({ type: 'OUTBOX_SEED', description: String(seedFromEnv) });
    const random = createRandom(seedFromEnv + index);
    const email = `${randomUUID()}@correo.mx`;
    const context = await openDevice(browser, index === 0 ? 'allow' : 'block');
    if (scenario === 'two tabs') await openHydrated(await context.newPage(), '/about');
    let page = await context.newPage();

    for (const form of forms) {
      await openHydrated(page, texts.prefix + form.path);
      await form.fill(page, texts, email);
      proxy.failNext(generateFailures(random));
      await page.getByRole('button', { name: form.getSubmitLabel(texts) }).click();
      if (scenario === 'a tab closed in the middle') {
        // Older items may be sent at any time: only this form's own item or request shows that it is stored.
        await expect
          .poll(
            async () =>
              proxy.hasPosted(form.apiPath) || (await listQueuedKinds(page)).includes(form.kind),
          )
          .toBe(true);
        await page.close();
        page = await openHydrated(await context.newPage(), texts.prefix || '/');
      } else {
        await expect(
          page.getByText(texts.notSentYet).or(page.getByText(texts.done)).first(),
        ).toBeVisible();
      }
      proxy.restore();
    }

    await Promise.all(context.pages().map(dispatchOnline));
    const pollOptions = {
      message: `network failures with OUTBOX_SEED=${seedFromEnv}`,
      timeout: 20_000,
    };
    await expect.poll(() => listQueuedKinds(page), pollOptions).toEqual([]);
    for (const { table } of forms) {
      const rows = await openShopDatabase(page).findRows(table, email);
      expect(rows, `${table}, OUTBOX_SEED=${seedFromEnv}`).toHaveLength(1);
    }
    await context.close();
  });
}

const texts = textsByLanguage.en;

test('a form submitted offline is listed as pending and sent on reconnect', async ({ browser }) => {
  const email = `${randomUUID()}@correo.mx`;
  const context = await openDevice(browser, 'allow');
  const page = await openHydrated(await context.newPage(), `${texts.prefix}/contact`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await contact.fill(page, texts, email);
  await context.setOffline(true);
  await page.getByRole('button', { name: texts.send }).click();
  await page.getByRole('main').getByRole('link', { name: texts.waiting }).click();
  const list = page.getByRole('region', { name: texts.waiting });
  await expect(list.getByRole('heading', { level: 3, name: texts.submissionTitle })).toBeVisible();
  await expect(page.getByText(texts.done)).toHaveCount(0);
  expect(await openShopDatabase(page).findRows('contact_messages', email)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText(texts.allSent, { exact: true })).toBeVisible();
  await expect(list).toHaveCount(0);
  expect(await openShopDatabase(page).findRows('contact_messages', email)).toHaveLength(1);
  await context.close();
});
