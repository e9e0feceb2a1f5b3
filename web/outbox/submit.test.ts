import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectivity, markOnline } from '../data/connectivity';
import { installLocks } from '../testing/jsdom-polyfills/locks';
import { getSubmissions, listRequests, mockServer, resetMockServer } from '../testing/mock-server';
import {
  createPhoto,
  createRestorationRequest,
  createTestItem,
  listQueuedItems,
  mockContactResponse,
} from '../testing/outbox-items';
import { findItem, putItem } from './database';
import { withLock, withSendLock } from './locks';
import { sendAll } from './send';
import { submit } from './submit';

function delayContactResponse() {
  let respond = (): void => undefined;
  const responsePromise = new Promise<undefined>((resolve) => {
    respond = () => resolve(undefined);
  });
  mockServer.use(http.post('*/api/contact', () => responsePromise));
  return { respond };
}

const throwDomException = (name: string) => () => {
  throw new DOMException('No.', name);
};

/** Stops retries that would outlive the test. */
const resetConnectivity = () => onTestFinished(markOnline);

describe('submit', () => {
  test('stores the item before sending and deletes it once it has arrived', async () => {
    const { respond } = delayContactResponse();
    const item = createTestItem();
    const submission = submit(item);
    await expect.poll(() => listRequests()).toHaveLength(1);
    expect(await listQueuedItems()).toEqual([item]);
    respond();
    expect(await submission).toMatchObject({ result: 'delivered', response: { success: true } });
    expect(await listQueuedItems()).toEqual([]);
  });

  test('is not sent by another sender at the same time', async () => {
    const { respond } = delayContactResponse();
    const submission = submit(createTestItem());
    await expect.poll(() => listRequests()).toHaveLength(1);
    const otherSender = withSendLock(() => sendAll({ ignoreBackoff: true }));
    respond();
    await Promise.all([submission, otherSender]);
    expect(listRequests()).toHaveLength(1);
  });

  test('an item is sent once by the next page when its tab was closed while sending', async () => {
    const { respond } = delayContactResponse();
    const interrupted = submit(createTestItem());
    onTestFinished(async () => {
      respond();
      await interrupted;
    });
    await expect.poll(() => listRequests()).toHaveLength(1);
    // A closed tab holds no locks.
    installLocks();
    resetMockServer();
    await withSendLock(() => sendAll());
    expect(getSubmissions().messages).toHaveLength(1);
    expect(await listQueuedItems()).toEqual([]);
  });

  test('sends older items first', async () => {
    await putItem(
      createTestItem({ fields: { ...createTestItem().fields, message: 'Antes que lo demás.' } }),
    );
    await submit(createTestItem({ kind: 'newsletter', fields: { email: 'ana@correo.mx' } }));
    expect(listRequests()).toEqual(['/api/contact', '/api/newsletter']);
  });

  test('queues the item and marks the server offline without a response', async () => {
    resetConnectivity();
    mockContactResponse(() => HttpResponse.error());
    const item = createTestItem();
    expect(await submit(item)).toMatchObject({ result: 'no-response', queued: true });
    expect(connectivity.isOffline()).toBe(true);
    expect(await listQueuedItems()).toMatchObject([{ id: item.id, state: 'waiting', tries: 1 }]);
  });

  test('queues the item when another sender holds the lock for a minute', async () => {
    resetConnectivity();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const timedOut = new AbortController();
      setTimeout(() => timedOut.abort(new DOMException('Late.', 'TimeoutError')));
      return timedOut.signal;
    });
    let release = (): void => undefined;
    const otherSend = withSendLock(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    expect(await submit(createTestItem())).toMatchObject({ result: 'no-response', queued: true });
    expect(listRequests()).toEqual([]);
    release();
    await otherSend;
    vi.restoreAllMocks();
  });
});

describe('submit of a rejected item', () => {
  test.each([400, 409, 429, 500])(
    'returns the error and queues nothing on status %d',
    async (status) => {
      mockContactResponse(() => HttpResponse.json({ message: 'No.' }, { status }));
      expect(await submit(createTestItem())).toMatchObject({ status, problem: { message: 'No.' } });
      expect(await listQueuedItems()).toEqual([]);
    },
  );

  test('returns the URLs of uploaded photos', async () => {
    mockServer.use(
      http.post('*/api/restoration-request', () => HttpResponse.json({}, { status: 500 })),
    );
    const { item } = await submit(createRestorationRequest(createPhoto()));
    expect(item.photoUrls).toHaveLength(1);
  });

  test('keeps an edited item in the outbox with the error', async () => {
    const item = createTestItem({ state: 'mending' });
    await putItem(item);
    mockContactResponse(() => HttpResponse.json({ message: 'No.' }, { status: 400 }));
    const changed = { ...item, fields: { ...item.fields, message: 'Somos cuarenta.' } };
    await submit(changed, true);
    expect(await listQueuedItems()).toEqual([{ ...changed, refusal: { message: 'No.' } }]);
  });

  test('returns superseded and deletes the item when an earlier version has arrived', async () => {
    const item = createTestItem();
    await submit(item);
    const changed = { ...item, fields: { ...item.fields, message: 'Somos cuarenta.' } };
    expect(await submit(changed, true)).toMatchObject({ result: 'superseded' });
    expect(await findItem(item.id)).toBeUndefined();
    expect(getSubmissions().messages).toHaveLength(1);
  });
});

describe('submit in a browser that denies storage', () => {
  test.each([
    { how: 'forbids storage', spy: () => vi.spyOn(indexedDB, 'open'), name: 'SecurityError' },
    {
      how: 'has no free space',
      spy: () => vi.spyOn(IDBObjectStore.prototype, 'put'),
      name: 'QuotaExceededError',
    },
  ])('sends the item anyway: the browser $how', async ({ spy, name }) => {
    spy().mockImplementation(throwDomException(name));
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await submit(createTestItem())).toMatchObject({ result: 'delivered' });
    expect(getSubmissions().messages).toHaveLength(1);
  });

  test('returns queued false without a response', async () => {
    resetConnectivity();
    vi.spyOn(indexedDB, 'open').mockImplementation(throwDomException('SecurityError'));
    onTestFinished(() => void vi.restoreAllMocks());
    mockContactResponse(() => HttpResponse.error());
    expect(await submit(createTestItem())).toMatchObject({ result: 'no-response', queued: false });
  });

  test('sends the item without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await submit(createTestItem())).toMatchObject({ result: 'delivered' });
  });
});

test('withLock without Web Locks is exclusive within the page and is released after an error', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const order: string[] = [];
  const first = withLock('turn', async () => {
    order.push('first');
    throw new Error('failed');
  });
  const second = withLock('turn', async () => order.push('second'));
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['first', 'second']);
});
