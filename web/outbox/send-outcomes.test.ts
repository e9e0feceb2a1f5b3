import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { idempotencyKeyReused } from '#contract/core/messages';
import { getSubmissions, listRequests, mockServer } from '../testing/mock-server';
import {
  createMessageWithText,
  createTestItem,
  listQueuedItems,
  mockContactResponse,
  queueItems,
} from '../testing/outbox-items';
import { findItem } from './database';
import { withSendLock } from './locks';
import { getNextRetryDelay, sendAll } from './send';

const send = (ignoreBackoff = false) => withSendLock(() => sendAll({ ignoreBackoff }));

describe('sendAll without a response', () => {
  const signInPage = '<!doctype html><title>Hotel Wi-Fi</title>';

  test.each([
    { what: 'no network', response: () => HttpResponse.error() },
    { what: 'an HTML page of a captive portal', response: () => HttpResponse.html(signInPage) },
    {
      what: 'an HTML page of a captive portal with status 403',
      response: () => HttpResponse.html(signInPage, { status: 403 }),
    },
    { what: 'unexpected JSON', response: () => HttpResponse.json({ ok: 1 }) },
    { what: 'truncated JSON', response: () => HttpResponse.text('{"success":tr') },
  ])('stops and leaves all items pending: $what', async ({ response }) => {
    await queueItems(createTestItem(), createTestItem());
    mockContactResponse(response);
    expect(await send()).toBe(false);
    expect(listRequests()).toHaveLength(1);
    expect(await listQueuedItems()).toMatchObject([
      { state: 'waiting', tries: 1, pause: { asked: false } },
      { state: 'waiting', tries: 0 },
    ]);
  });

  test('times out after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await vi.waitFor(() => queueItems(createTestItem()));
    mockContactResponse(() => new Promise<Response>(() => undefined));
    const sent = send();
    await vi.waitFor(() => expect(listRequests()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await sent).toBe(false);
    expect(await listQueuedItems()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });

  test('retries after a backoff, or at once when eager', async () => {
    await queueItems(createTestItem());
    mockContactResponse(() => HttpResponse.error());
    await send();
    await send();
    expect(listRequests()).toHaveLength(1);
    expect(await getNextRetryDelay()).toBeGreaterThan(0);
    await send(true);
    expect(getSubmissions().messages).toHaveLength(1);
  });
});

describe('sendAll with a server error', () => {
  test.each([
    { what: '500', response: () => HttpResponse.json({ message: 'No.' }, { status: 500 }) },
    { what: 'HTML and 502', response: () => HttpResponse.html('<h1>Bad</h1>', { status: 502 }) },
  ])('keeps the item for later and sends the following ones: $what', async ({ response }) => {
    await queueItems(
      createMessageWithText('El primer recado.'),
      createMessageWithText('El segundo recado.'),
    );
    mockContactResponse(response);
    expect(await send()).toBe(true);
    expect(getSubmissions().messages).toMatchObject([{ message: 'El segundo recado.' }]);
    expect(await listQueuedItems()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    await send(true);
    expect(getSubmissions().messages).toHaveLength(2);
  });

  test.each([
    { retryAfter: '90', minDelayMs: 89_000, maxDelayMs: 90_000 },
    {
      retryAfter: new Date(Date.now() + 3_600_000).toUTCString(),
      minDelayMs: 3_500_000,
      maxDelayMs: 3_600_000,
    },
  ])('waits for Retry-After even when eager: $retryAfter', async (delayCase) => {
    await queueItems(createTestItem());
    mockContactResponse(() =>
      HttpResponse.json(
        { message: 'Too many.' },
        { status: 429, headers: { 'Retry-After': delayCase.retryAfter } },
      ),
    );
    await send();
    await send(true);
    expect(listRequests()).toHaveLength(1);
    expect(await getNextRetryDelay()).toBeGreaterThan(delayCase.minDelayMs);
    expect(await getNextRetryDelay()).toBeLessThanOrEqual(delayCase.maxDelayMs);
  });
});

describe('sendAll with a rejected item', () => {
  test('stores the error with the item for editing and sends the following ones', async () => {
    const refusal = {
      message: 'Something has changed.',
      changes: [{ productId: 7, field: 'gone' as const, was: 2, now: null }],
    };
    mockServer.use(
      http.post('*/api/order-requests', () => HttpResponse.json(refusal, { status: 409 })),
    );
    const order = createTestItem({ kind: 'order' });
    await queueItems(order, createTestItem());
    await send();
    expect(await listQueuedItems()).toMatchObject([{ id: order.id, state: 'refused', refusal }]);
    expect(getSubmissions().messages).toHaveLength(1);
    await send(true);
    expect(listRequests()).toEqual(['/api/order-requests', '/api/contact']);
  });

  test('treats status 200 with success false as a rejection', async () => {
    await queueItems(createTestItem());
    mockContactResponse(() => HttpResponse.json({ success: false, message: 'Not today.' }));
    await send();
    expect(await listQueuedItems()).toMatchObject([
      { state: 'refused', refusal: { message: 'Not today.' } },
    ]);
  });

  test('marks an item as refused when its Idempotency-Key was used with another body', async () => {
    const item = createTestItem();
    await queueItems(item);
    await send();
    await queueItems({ ...item, fields: { ...item.fields, message: 'Otra cosa muy distinta.' } });
    await send();
    expect(await findItem(item.id)).toMatchObject({
      state: 'refused',
      refusal: { message: idempotencyKeyReused.en },
    });
    expect(getSubmissions().messages).toHaveLength(1);
  });
});
