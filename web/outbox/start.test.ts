import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { contactThanks, newsletterThanks } from '#contract/inbox/messages';
import { reached } from '../data/connectivity';
import { languages } from '../testing/browser/languages';
import { mockServer, openShop, received, requestsMade } from '../testing/mock-server';
import { aMessage } from '../testing/outbox-items';
import { toastStore } from '../ui/toast/toast-store';
import { publish } from './channel';
import { listOutbox, putItem } from './database';
import { databaseExists } from './database-exists';
import { startOutbox } from './start';

const arrived = (count: number) => expect.poll(() => received().messages).toHaveLength(count);
const emptied = () => expect.poll(async () => (await listOutbox()).items).toEqual([]);

const event = (target: EventTarget, name: string) => void target.dispatchEvent(new Event(name));

/** The outbox can be started once per document; later calls simulate a return to the tab. */
let started = false;
function open(): void {
  if (!started) startOutbox();
  else event(document, 'visibilitychange');
  started = true;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  onTestFinished(reached);
});

describe('startOutbox', () => {
  test('makes no request and creates no database when nothing was ever submitted', async () => {
    open();
    event(window, 'online');
    await expect.poll(databaseExists).toBe(false);
    expect(requestsMade()).toEqual([]);
  });

  test('sends pending items at start or when the tab becomes visible', async () => {
    await putItem(aMessage());
    open();
    await arrived(1);
    await emptied();
  });

  test('sends pending items on reconnect', async () => {
    openShop('offline');
    await putItem(aMessage());
    open();
    await expect.poll(async () => (await listOutbox()).items[0]?.tries).toBe(1);
    openShop();
    event(window, 'online');
    await arrived(1);
    await emptied();
  });

  test('retries an item after status 503 with Retry-After', async () => {
    await putItem(aMessage());
    const busy = { status: 503, headers: { 'Retry-After': '1' } };
    mockServer.use(
      http.post('*/api/contact', () => HttpResponse.json({ message: 'Busy.' }, busy), {
        once: true,
      }),
    );
    open();
    await expect.poll(() => received().messages).toHaveLength(1);
    await emptied();
  });
});

describe.each(languages)('the outcome toast of the outbox in %s', (language) => {
  const texts = {
    en: {
      arrived: 'Everything that was waiting has been sent',
      refused: 'Something you sent didn’t go through',
    },
    es: {
      arrived: 'Ya se envió lo que estaba pendiente',
      refused: 'No pudimos recibir uno de tus envíos',
    },
  }[language];

  test('is shown when a pending item has arrived', async () => {
    document.documentElement.lang = language;
    await putItem(aMessage());
    open();
    await expect.poll(toastStore.getState).toMatchObject({
      title: texts.arrived,
      description: contactThanks[language],
    });
  });

  test('is shown when the worker sent the item', async () => {
    document.documentElement.lang = language;
    open();
    const { id, kind, fields } = aMessage({ kind: 'newsletter', fields: {} });
    publish({ news: 'arrived', id, kind, fields });
    await expect.poll(toastStore.getState).toMatchObject({
      title: texts.arrived,
      description: newsletterThanks[language],
    });
    expect(requestsMade()).toEqual([]);
  });

  test('is shown when an item was rejected', async () => {
    document.documentElement.lang = language;
    await putItem(aMessage({ fields: { name: 'A' } }));
    open();
    await expect
      .poll(toastStore.getState)
      .toMatchObject({ title: texts.refused, tone: 'critical' });
  });
});
