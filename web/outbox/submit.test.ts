import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectivity, reached } from '../data/connectivity';
import { mockServer, openShop, received, requestsMade } from '../testing/mock-server';
import {
  aMessage,
  aRequest,
  createPhoto,
  listQueuedItems,
  mockContactResponse,
} from '../testing/outbox-items';
import { installLocks } from '../testing/stand-ins/locks';
import { findItem, putItem } from './database';
import { withLock, withSendLock } from './locks';
import { sendAll } from './send';
import { submit } from './submit';

function slowShop() {
  let respond = (): void => undefined;
  const open = new Promise<undefined>((resolve) => {
    respond = () => resolve(undefined);
  });
  mockServer.use(http.post('*/api/contact', () => open));
  return { respond };
}

const refusing = (name: string) => () => {
  throw new DOMException('No.', name);
};

/** Stops retries that would outlive the test. */
const endOffline = () => onTestFinished(reached);

describe('submit', () => {
  test('stores the item before sending and deletes it once it has arrived', async () => {
    const { respond } = slowShop();
    const item = aMessage();
    const handed = submit(item);
    await expect.poll(() => requestsMade()).toHaveLength(1);
    expect(await listQueuedItems()).toEqual([item]);
    respond();
    expect(await handed).toMatchObject({ result: 'arrived', response: { success: true } });
    expect(await listQueuedItems()).toEqual([]);
  });

  test('is not sent by another sender at the same time', async () => {
    const { respond } = slowShop();
    const handed = submit(aMessage());
    await expect.poll(() => requestsMade()).toHaveLength(1);
    const others = withSendLock(() => sendAll({ eager: true }));
    respond();
    await Promise.all([handed, others]);
    expect(requestsMade()).toHaveLength(1);
  });

  test('an item is sent once by the next page when its tab was closed while sending', async () => {
    const { respond } = slowShop();
    const closed = submit(aMessage());
    onTestFinished(async () => {
      respond();
      await closed;
    });
    await expect.poll(() => requestsMade()).toHaveLength(1);
    // A closed tab holds no locks.
    installLocks();
    openShop();
    await withSendLock(() => sendAll());
    expect(received().messages).toHaveLength(1);
    expect(await listQueuedItems()).toEqual([]);
  });

  test('sends older items first', async () => {
    await putItem(aMessage({ fields: { ...aMessage().fields, message: 'Antes que lo demás.' } }));
    await submit(aMessage({ kind: 'newsletter', fields: { email: 'ana@correo.mx' } }));
    expect(requestsMade()).toEqual(['/api/contact', '/api/newsletter']);
  });

  test('queues the item and marks the server offline without a response', async () => {
    endOffline();
    mockContactResponse(() => HttpResponse.error());
    const item = aMessage();
    expect(await submit(item)).toMatchObject({ result: 'unanswered', queued: true });
    expect(connectivity.isOffline()).toBe(true);
    expect(await listQueuedItems()).toMatchObject([{ id: item.id, state: 'waiting', tries: 1 }]);
  });

  test('queues the item when another sender holds the lock for a minute', async () => {
    endOffline();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('Late.', 'TimeoutError')));
      return late.signal;
    });
    let release = (): void => undefined;
    const busy = withSendLock(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    expect(await submit(aMessage())).toMatchObject({ result: 'unanswered', queued: true });
    expect(requestsMade()).toEqual([]);
    release();
    await busy;
    vi.restoreAllMocks();
  });
});

describe('submit of a rejected item', () => {
  test.each([400, 409, 429, 500])(
    'returns the error and queues nothing on status %d',
    async (status) => {
      mockContactResponse(() => HttpResponse.json({ message: 'No.' }, { status }));
      expect(await submit(aMessage())).toMatchObject({ status, problem: { message: 'No.' } });
      expect(await listQueuedItems()).toEqual([]);
    },
  );

  test('returns the URLs of uploaded photos', async () => {
    mockServer.use(
      http.post('*/api/restoration-request', () => HttpResponse.json({}, { status: 500 })),
    );
    const { item } = await submit(aRequest(createPhoto()));
    expect(item.photoUrls).toHaveLength(1);
  });

  test('keeps an edited item in the outbox with the error', async () => {
    const item = aMessage({ state: 'mending' });
    await putItem(item);
    mockContactResponse(() => HttpResponse.json({ message: 'No.' }, { status: 400 }));
    const changed = { ...item, fields: { ...item.fields, message: 'Somos cuarenta.' } };
    await submit(changed, true);
    expect(await listQueuedItems()).toEqual([{ ...changed, refusal: { message: 'No.' } }]);
  });

  test('returns superseded and deletes the item when an earlier version has arrived', async () => {
    const item = aMessage();
    await submit(item);
    const changed = { ...item, fields: { ...item.fields, message: 'Somos cuarenta.' } };
    expect(await submit(changed, true)).toMatchObject({ result: 'superseded' });
    expect(await findItem(item.id)).toBeUndefined();
    expect(received().messages).toHaveLength(1);
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
    spy().mockImplementation(refusing(name));
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await submit(aMessage())).toMatchObject({ result: 'arrived' });
    expect(received().messages).toHaveLength(1);
  });

  test('returns queued false without a response', async () => {
    endOffline();
    vi.spyOn(indexedDB, 'open').mockImplementation(refusing('SecurityError'));
    onTestFinished(() => void vi.restoreAllMocks());
    mockContactResponse(() => HttpResponse.error());
    expect(await submit(aMessage())).toMatchObject({ result: 'unanswered', queued: false });
  });

  test('sends the item without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await submit(aMessage())).toMatchObject({ result: 'arrived' });
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
