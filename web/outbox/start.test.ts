import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { contactThanks, newsletterThanks } from '#contract/inbox/messages';
import { orderThanksWithoutEmail } from '#contract/orders/messages';
import { restockAvailable } from '#contract/restock/messages';
import { markOnline } from '../data/connectivity';
import { languages } from '../testing/browser/storefront-texts';
import { findVisibleProduct } from '../testing/demo-data';
import { getSubmissions, listRequests, mockServer, resetMockServer } from '../testing/mock-server';
import { createOrderSubmission, createTestItem } from '../testing/outbox-items';
import { toastStore } from '../ui/toast/toast-store';
import { publishOutboxMessage } from './channel';
import { listOutbox, putItem } from './database';
import { databaseExists } from './database-exists';
import { startOutbox } from './start';

const expectArrived = (count: number) =>
  expect.poll(() => getSubmissions().messages).toHaveLength(count);
const expectOutboxEmpty = () => expect.poll(async () => (await listOutbox()).items).toEqual([]);

const dispatch = (target: EventTarget, name: string) => void target.dispatchEvent(new Event(name));

/** The outbox can be started once per document; later calls simulate a return to the tab. */
let isStarted = false;
function openPage(): void {
  if (!isStarted) startOutbox();
  else dispatch(document, 'visibilitychange');
  isStarted = true;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  onTestFinished(markOnline);
});

describe('startOutbox', () => {
  test('makes no request and creates no database when nothing was ever submitted', async () => {
    openPage();
    dispatch(window, 'online');
    await expect.poll(databaseExists).toBe(false);
    expect(listRequests()).toEqual([]);
  });

  test('sends pending items at start or when the tab becomes visible', async () => {
    await putItem(createTestItem());
    openPage();
    await expectArrived(1);
    await expectOutboxEmpty();
  });

  test('sends pending items on reconnect', async () => {
    resetMockServer('offline');
    await putItem(createTestItem());
    openPage();
    await expect.poll(async () => (await listOutbox()).items[0]?.tries).toBe(1);
    resetMockServer();
    dispatch(window, 'online');
    await expectArrived(1);
    await expectOutboxEmpty();
  });

  test('retries an item after status 503 with Retry-After', async () => {
    await putItem(createTestItem());
    const busy = { status: 503, headers: { 'Retry-After': '1' } };
    mockServer.use(
      http.post('*/api/contact', () => HttpResponse.json({ message: 'Busy.' }, busy), {
        once: true,
      }),
    );
    openPage();
    await expect.poll(() => getSubmissions().messages).toHaveLength(1);
    await expectOutboxEmpty();
  });
});

describe.each(languages)('the outcome toast of the outbox in %s', (language) => {
  const texts = {
    en: {
      arrived: 'Everything that was waiting has been sent',
      receipt: 'See your receipt',
      product: 'See the product',
      refused: 'Something you sent didn’t go through',
    },
    es: {
      arrived: 'Ya se envió lo que estaba pendiente',
      receipt: 'Ver tu recibo',
      product: 'Ver el producto',
      refused: 'No pudimos recibir uno de tus envíos',
    },
  }[language];

  test('is shown when a pending item has arrived', async () => {
    document.documentElement.lang = language;
    await putItem(createTestItem());
    openPage();
    await expect.poll(toastStore.getState).toMatchObject({
      title: texts.arrived,
      description: contactThanks[language],
    });
  });

  test('is shown when the worker sent the item', async () => {
    document.documentElement.lang = language;
    openPage();
    const { id, kind, fields } = createTestItem({ kind: 'newsletter', fields: {} });
    publishOutboxMessage({ news: 'arrived', id, kind, fields });
    await expect.poll(toastStore.getState).toMatchObject({
      title: texts.arrived,
      description: newsletterThanks[language],
    });
    expect(listRequests()).toEqual([]);
  });

  test('promises no e-mail for an order, and opens its receipt', async () => {
    document.documentElement.lang = language;
    openPage();
    const { id, kind, fields } = createOrderSubmission();
    publishOutboxMessage({ news: 'arrived', id, kind, fields, number: 'LH-1001' });
    await expect.poll(toastStore.getState).toMatchObject({
      title: texts.arrived,
      description: orderThanksWithoutEmail[language],
      action: { label: texts.receipt },
    });
  });

  test('says that a product is back already, and opens it', async () => {
    document.documentElement.lang = language;
    const { id: productId } = findVisibleProduct(({ inStock }) => inStock);
    const fields = { productId, option: null, email: 'ana@example.com' };
    await putItem(createTestItem({ kind: 'restock', language, fields }));
    openPage();
    await expect.poll(toastStore.getState).toMatchObject({
      title: texts.arrived,
      description: restockAvailable[language],
      action: { label: texts.product },
    });
  });

  test('is shown when an item was rejected', async () => {
    document.documentElement.lang = language;
    await putItem(createTestItem({ fields: { name: 'A' } }));
    openPage();
    await expect
      .poll(toastStore.getState)
      .toMatchObject({ title: texts.refused, tone: 'critical' });
  });
});
