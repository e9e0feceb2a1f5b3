import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keyTaken } from '#contract/core/messages';
import { mockServer, received, requestsMade } from '../testing/mock-server';
import { aMessage, answer, keep, kept, withMessage } from '../testing/outbox-items';
import { findItem } from './database';
import { withSendLock } from './locks';
import { nextRetryDelay, sendAll } from './send';

const send = (eager = false) => withSendLock(() => sendAll({ eager }));

describe('without an answer', () => {
  const signInPage = '<!doctype html><title>Hotel Wi-Fi</title>';

  test.each([
    { what: 'no network', response: () => HttpResponse.error() },
    { what: 'a page of a strange network', response: () => HttpResponse.html(signInPage) },
    {
      what: 'a page of a strange network that refuses',
      response: () => HttpResponse.html(signInPage, { status: 403 }),
    },
    { what: 'JSON that is not the shop’s', response: () => HttpResponse.json({ ok: 1 }) },
    { what: 'half an answer', response: () => HttpResponse.text('{"success":tr') },
  ])('the run ends, and all of it waits: $what', async ({ response }) => {
    await keep(aMessage(), aMessage());
    answer(response);
    expect(await send()).toBe(false);
    expect(requestsMade()).toHaveLength(1);
    expect(await kept()).toMatchObject([
      { state: 'waiting', tries: 1, pause: { asked: false } },
      { state: 'waiting', tries: 0 },
    ]);
  });

  test('for a minute, the wait is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await vi.waitFor(() => keep(aMessage()));
    answer(() => new Promise<Response>(() => undefined));
    const sent = send();
    await vi.waitFor(() => expect(requestsMade()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await sent).toBe(false);
    expect(await kept()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });

  test('it is tried again after a pause, or as soon as the network is back', async () => {
    await keep(aMessage());
    answer(() => HttpResponse.error());
    await send();
    await send();
    expect(requestsMade()).toHaveLength(1);
    expect(await nextRetryDelay()).toBeGreaterThan(0);
    await send(true);
    expect(received().messages).toHaveLength(1);
  });
});

describe('a shop that cannot take it now', () => {
  test.each([
    { what: '500', response: () => HttpResponse.json({ message: 'No.' }, { status: 500 }) },
    { what: 'HTML and 502', response: () => HttpResponse.html('<h1>Bad</h1>', { status: 502 }) },
  ])('gets it later, and what follows now: $what', async ({ response }) => {
    await keep(withMessage('El primer recado.'), withMessage('El segundo recado.'));
    answer(response);
    expect(await send()).toBe(true);
    expect(received().messages).toMatchObject([{ message: 'El segundo recado.' }]);
    expect(await kept()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    await send(true);
    expect(received().messages).toHaveLength(2);
  });

  test.each([
    { said: '90', least: 89_000, most: 90_000 },
    { said: new Date(Date.now() + 3_600_000).toUTCString(), least: 3_500_000, most: 3_600_000 },
  ])('is left alone for as long as it asks, also when the network is back: $said', async (wish) => {
    await keep(aMessage());
    answer(() =>
      HttpResponse.json(
        { message: 'Too many.' },
        { status: 429, headers: { 'Retry-After': wish.said } },
      ),
    );
    await send();
    await send(true);
    expect(requestsMade()).toHaveLength(1);
    expect(await nextRetryDelay()).toBeGreaterThan(wish.least);
    expect(await nextRetryDelay()).toBeLessThanOrEqual(wish.most);
  });
});

describe('a shop that does not take it', () => {
  test('leaves it to be mended, with what it said, and takes what follows', async () => {
    const refusal = {
      message: 'Something has changed.',
      changes: [{ productId: 7, field: 'gone' as const, was: 2, now: null }],
    };
    mockServer.use(
      http.post('*/api/order-requests', () => HttpResponse.json(refusal, { status: 409 })),
    );
    const order = aMessage({ kind: 'order' });
    await keep(order, aMessage());
    await send();
    expect(await kept()).toMatchObject([{ id: order.id, state: 'refused', refusal }]);
    expect(received().messages).toHaveLength(1);
    await send(true);
    expect(requestsMade()).toEqual(['/api/order-requests', '/api/contact']);
  });

  test('may say so in a good answer', async () => {
    await keep(aMessage());
    answer(() => HttpResponse.json({ success: false, message: 'Not today.' }));
    await send();
    expect(await kept()).toMatchObject([{ state: 'refused', refusal: { message: 'Not today.' } }]);
  });

  test('knows a key that came with other words', async () => {
    const item = aMessage();
    await keep(item);
    await send();
    await keep({ ...item, fields: { ...item.fields, message: 'Otra cosa muy distinta.' } });
    await send();
    expect(await findItem(item.id)).toMatchObject({
      state: 'refused',
      refusal: { message: keyTaken.en },
    });
    expect(received().messages).toHaveLength(1);
  });
});
