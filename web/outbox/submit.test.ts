import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectivity, reached } from '../data/connectivity';
import { mockServer, openShop, received, requestsMade } from '../testing/mock-server';
import { aMessage, answer, aPhoto, aRequest, kept } from '../testing/outbox-items';
import { installLocks } from '../testing/stand-ins/locks';
import { findItem, putItem } from './database';
import { withLock, withSendLock } from './locks';
import { sendAll } from './send';
import { submit } from './submit';

/** A shop that lets a message wait for its answer. */
function slowShop() {
  let answerNow = (): void => undefined;
  const open = new Promise<undefined>((resolve) => {
    answerNow = () => resolve(undefined);
  });
  mockServer.use(http.post('*/api/contact', () => open));
  return { answerNow };
}

const refusing = (name: string) => () => {
  throw new DOMException('No.', name);
};

/** Says afterwards that the shop is there, so that no test leaves tries to reach it behind. */
const endOffline = () => onTestFinished(reached);

describe('what is handed in', () => {
  test('is kept before it is sent, and gone once it has arrived', async () => {
    const { answerNow } = slowShop();
    const item = aMessage();
    const handed = submit(item);
    await expect.poll(() => requestsMade()).toHaveLength(1);
    expect(await kept()).toEqual([item]);
    answerNow();
    expect(await handed).toMatchObject({ result: 'arrived', answer: { success: true } });
    expect(await kept()).toEqual([]);
  });

  test('is not sent by others while its own tab is at it', async () => {
    const { answerNow } = slowShop();
    const handed = submit(aMessage());
    await expect.poll(() => requestsMade()).toHaveLength(1);
    const others = withSendLock(() => sendAll({ eager: true }));
    answerNow();
    await Promise.all([handed, others]);
    expect(requestsMade()).toHaveLength(1);
  });

  test('leaves with the next start, once, when its tab was closed in the middle', async () => {
    const { answerNow } = slowShop();
    const closed = submit(aMessage());
    onTestFinished(async () => {
      answerNow();
      await closed;
    });
    await expect.poll(() => requestsMade()).toHaveLength(1);
    // A closed tab holds no locks.
    installLocks();
    openShop();
    await withSendLock(() => sendAll());
    expect(received().messages).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });

  test('comes after what has waited longer', async () => {
    await putItem(aMessage({ fields: { ...aMessage().fields, message: 'Antes que lo demás.' } }));
    await submit(aMessage({ kind: 'newsletter', fields: { email: 'ana@correo.mx' } }));
    expect(requestsMade()).toEqual(['/api/contact', '/api/newsletter']);
  });

  test('waits when it is not answered, and the shop counts as out of reach', async () => {
    endOffline();
    answer(() => HttpResponse.error());
    const item = aMessage();
    expect(await submit(item)).toMatchObject({ result: 'unanswered', queued: true });
    expect(connectivity.isOffline()).toBe(true);
    expect(await kept()).toMatchObject([{ id: item.id, state: 'waiting', tries: 1 }]);
  });

  test('waits when others keep the line busy for a minute', async () => {
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

describe('what the shop does not take', () => {
  test.each([400, 409, 429, 500])(
    'goes back to its form, and nothing is queued: %d',
    async (status) => {
      answer(() => HttpResponse.json({ message: 'No.' }, { status }));
      expect(await submit(aMessage())).toMatchObject({ status, problem: { message: 'No.' } });
      expect(await kept()).toEqual([]);
    },
  );

  test('tells its form what the shop has of it', async () => {
    mockServer.use(
      http.post('*/api/restoration-request', () => HttpResponse.json({}, { status: 500 })),
    );
    const { item } = await submit(aRequest(aPhoto()));
    expect(item.photoUrls).toHaveLength(1);
  });

  test('stays where it was in the outbox before', async () => {
    const item = aMessage({ state: 'mending' });
    await putItem(item);
    answer(() => HttpResponse.json({ message: 'No.' }, { status: 400 }));
    const changed = { ...item, fields: { ...item.fields, message: 'Somos cuarenta.' } };
    await submit(changed, true);
    expect(await kept()).toEqual([{ ...changed, refusal: { message: 'No.' } }]);
  });

  test('is over when the words before it have arrived', async () => {
    const item = aMessage();
    await submit(item);
    const changed = { ...item, fields: { ...item.fields, message: 'Somos cuarenta.' } };
    expect(await submit(changed, true)).toMatchObject({ result: 'superseded' });
    expect(await findItem(item.id)).toBeUndefined();
    expect(received().messages).toHaveLength(1);
  });
});

describe('a browser that keeps nothing', () => {
  test.each([
    { how: 'forbids it', spy: () => vi.spyOn(indexedDB, 'open'), name: 'SecurityError' },
    {
      how: 'has no room',
      spy: () => vi.spyOn(IDBObjectStore.prototype, 'put'),
      name: 'QuotaExceededError',
    },
  ])('sends all the same: it $how', async ({ spy, name }) => {
    spy().mockImplementation(refusing(name));
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await submit(aMessage())).toMatchObject({ result: 'arrived' });
    expect(received().messages).toHaveLength(1);
  });

  test('says that nothing waits when nothing was answered', async () => {
    endOffline();
    vi.spyOn(indexedDB, 'open').mockImplementation(refusing('SecurityError'));
    onTestFinished(() => void vi.restoreAllMocks());
    answer(() => HttpResponse.error());
    expect(await submit(aMessage())).toMatchObject({ result: 'unanswered', queued: false });
  });

  test('without a database at all sends too', async () => {
    vi.stubGlobal('indexedDB', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await submit(aMessage())).toMatchObject({ result: 'arrived' });
  });
});

test('locks without Web Locks hold within the page, and pass on after a fault', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const order: string[] = [];
  const first = withLock('turn', async () => {
    order.push('first');
    throw new Error('a fault');
  });
  const second = withLock('turn', async () => order.push('second'));
  await expect(first).rejects.toThrow('a fault');
  await second;
  expect(order).toEqual(['first', 'second']);
});
