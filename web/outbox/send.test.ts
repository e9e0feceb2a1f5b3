import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  deleteUnattachedPhotos,
  getSubmissions,
  listRequests,
  mockServer,
  resetMockServer,
} from '../testing/mock-server';
import {
  createMessageWithText,
  createPhoto,
  createRestorationRequest,
  createTestItem,
  listQueuedItems,
  loseResponse,
  queueItems,
} from '../testing/outbox-items';
import { type OutboxMessage, subscribeToOutbox } from './channel';
import { withSendLock } from './locks';
import { getNextRetryDelay, sendAll } from './send';

const send = (ignoreBackoff = false) => withSendLock(() => sendAll({ ignoreBackoff }));

describe('sendAll', () => {
  test('sends items in order and removes them from the outbox', async () => {
    const newsletterItem = createTestItem({
      kind: 'newsletter',
      fields: { email: 'ana@correo.mx' },
      language: 'es',
    });
    await queueItems(createMessageWithText('Primero esto.'), newsletterItem);
    expect(await send()).toBe(true);
    expect(listRequests()).toEqual(['/api/contact', '/api/newsletter']);
    expect(getSubmissions().messages).toMatchObject([
      { message: 'Primero esto.', createdAt: '2026-11-21T18:00:00.000Z', language: 'en' },
    ]);
    expect(getSubmissions().subscribers).toMatchObject([
      { email: 'ana@correo.mx', language: 'es' },
    ]);
    expect(await listQueuedItems()).toEqual([]);
    expect(await getNextRetryDelay()).toBeUndefined();
  });

  test('delivers a message once when the response is lost', async () => {
    await queueItems(createTestItem());
    loseResponse('/api/contact');
    expect(await send()).toBe(false);
    expect(await listQueuedItems()).toHaveLength(1);
    expect(await send(true)).toBe(true);
    expect(getSubmissions().messages).toHaveLength(1);
    expect(await listQueuedItems()).toEqual([]);
  });

  test('sends each item once when several tabs send concurrently', async () => {
    await queueItems(createTestItem(), createTestItem());
    await Promise.all([send(), send(), send()]);
    expect(listRequests()).toHaveLength(2);
    expect(getSubmissions().messages).toHaveLength(2);
  });

  test('sends each item once without Web Locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    await queueItems(createTestItem(), createTestItem());
    await Promise.all([send(), send()]);
    expect(listRequests()).toHaveLength(2);
  });

  test('skips items that are being edited or were rejected', async () => {
    await queueItems(createTestItem({ state: 'mending' }), createTestItem({ state: 'refused' }));
    expect(await send(true)).toBeUndefined();
    expect(listRequests()).toEqual([]);
    expect(await getNextRetryDelay()).toBeUndefined();
  });
});

describe('sendAll with photos', () => {
  test('uploads photos before their restoration request', async () => {
    await queueItems(createRestorationRequest(createPhoto('front.jpg'), createPhoto('back.jpg')));
    await send();
    expect(listRequests()).toEqual(['/api/restoration-request/photos', '/api/restoration-request']);
    const { requests, photos } = getSubmissions();
    expect(requests).toHaveLength(1);
    expect(photos.map(({ requestId }) => requestId)).toEqual([requests[0]?.id, requests[0]?.id]);
  });

  test('sends an empty photoUrls list without photos', async () => {
    const bodies: unknown[] = [];
    mockServer.use(
      http.post('*/api/restoration-request', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ success: true, message: '' });
      }),
    );
    await queueItems(createRestorationRequest());
    await send();
    expect(bodies).toMatchObject([{ photoUrls: [] }]);
  });

  test('does not upload photos again when only the request failed', async () => {
    await queueItems(createRestorationRequest(createPhoto()));
    mockServer.use(
      http.post('*/api/restoration-request', () => HttpResponse.error(), { once: true }),
    );
    await send();
    await send(true);
    expect(listRequests().filter((path) => path.endsWith('/photos'))).toHaveLength(1);
    expect(getSubmissions().photos).toHaveLength(1);
    expect(getSubmissions().requests).toHaveLength(1);
  });

  test('stores photos once when the upload response is lost', async () => {
    await queueItems(createRestorationRequest(createPhoto()));
    loseResponse('/api/restoration-request/photos');
    await send();
    await send(true);
    expect(getSubmissions().photos).toHaveLength(1);
    expect(getSubmissions().requests).toHaveLength(1);
  });

  test('uploads photos again that the server no longer has', async () => {
    const item = createRestorationRequest(createPhoto());
    loseResponse('/api/restoration-request/photos');
    await queueItems(item);
    await send();
    deleteUnattachedPhotos();
    await send(true);
    expect(await listQueuedItems()).toEqual([]);
    expect(getSubmissions().photos).toMatchObject([
      { requestId: getSubmissions().requests[0]?.id },
    ]);
  });

  test('uploads photos again that were uploaded in the other language', async () => {
    const item = createRestorationRequest(createPhoto());
    loseResponse('/api/restoration-request/photos');
    await queueItems(item);
    await send();
    await queueItems({ ...item, language: 'es' });
    await send(true);
    expect(await listQueuedItems()).toEqual([]);
    expect(getSubmissions().requests).toMatchObject([{ language: 'es' }]);
  });

  test('tries again after an upload that was too slow', async () => {
    await queueItems(createRestorationRequest(createPhoto()));
    mockServer.use(
      http.post(
        '*/api/restoration-request/photos',
        () => HttpResponse.json({ message: 'The request took too long.' }, { status: 408 }),
        { once: true },
      ),
    );
    await send();
    expect(await listQueuedItems()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    await send(true);
    expect(getSubmissions().requests).toHaveLength(1);
  });

  test('marks the item as refused when the server rejects a photo', async () => {
    const text = new File(['no picture'], 'plate.jpg', { type: 'image/jpeg' });
    await queueItems(createRestorationRequest(text));
    await send();
    expect(await listQueuedItems()).toMatchObject([
      { state: 'refused', refusal: { message: /plate\.jpg/ } },
    ]);
    expect(getSubmissions().requests).toEqual([]);
  });
});

describe('the outbox channel', () => {
  const recordMessages = (): OutboxMessage[] => {
    const messages: OutboxMessage[] = [];
    onTestFinished(subscribeToOutbox((message) => void messages.push(message)));
    return messages;
  };

  test('publishes an arrived item', async () => {
    const messages = recordMessages();
    const item = createTestItem();
    await queueItems(item);
    await send();
    await expect
      .poll(() => messages)
      .toContainEqual({
        news: 'arrived',
        id: item.id,
        kind: 'contact',
        fields: item.fields,
      });
  });

  test('publishes a rejected item', async () => {
    resetMockServer();
    const messages = recordMessages();
    await queueItems(createTestItem({ fields: { name: 'A' } }));
    await send();
    await expect.poll(() => messages.map((message) => message.news)).toContain('refused');
  });
});
