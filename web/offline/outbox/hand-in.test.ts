import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectivity, reached } from '../../data/connectivity';
import { mockServer, openShop, received, requestsMade } from '../../testing/mock-server';
import { aMessage, answer, aPhoto, aRequest, kept } from '../../testing/outbox-items';
import { installLocks } from '../../testing/stand-ins/locks';
import { handIn } from './hand-in';
import { alone } from './locks';
import { inTurn, sendAll } from './send';
import { findItem, keepItem } from './store';

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
    const handed = handIn(item);
    await expect.poll(() => requestsMade()).toHaveLength(1);
    expect(await kept()).toEqual([item]);
    answerNow();
    expect(await handed).toMatchObject({ result: 'arrived', answer: { success: true } });
    expect(await kept()).toEqual([]);
  });

  test('is not sent by others while its own tab is at it', async () => {
    const { answerNow } = slowShop();
    const handed = handIn(aMessage());
    await expect.poll(() => requestsMade()).toHaveLength(1);
    const others = inTurn(() => sendAll({ eager: true }));
    answerNow();
    await Promise.all([handed, others]);
    expect(requestsMade()).toHaveLength(1);
  });

  test('leaves with the next start, once, when its tab was closed in the middle', async () => {
    const { answerNow } = slowShop();
    const closed = handIn(aMessage());
    onTestFinished(async () => {
      answerNow();
      await closed;
    });
    await expect.poll(() => requestsMade()).toHaveLength(1);
    // A closed tab holds no locks.
    installLocks();
    openShop();
    await inTurn(() => sendAll());
    expect(received().messages).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });

  test('comes after what has waited longer', async () => {
    await keepItem(aMessage({ fields: { ...aMessage().fields, message: 'Antes que lo demás.' } }));
    await handIn(aMessage({ kind: 'newsletter', fields: { email: 'ana@correo.mx' } }));
    expect(requestsMade()).toEqual(['/api/contact', '/api/newsletter']);
  });

  test('waits when it is not answered, and the shop counts as out of reach', async () => {
    endOffline();
    answer(() => HttpResponse.error());
    const item = aMessage();
    expect(await handIn(item)).toMatchObject({ result: 'unanswered', kept: true });
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
    const busy = inTurn(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    expect(await handIn(aMessage())).toMatchObject({ result: 'unanswered', kept: true });
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
      expect(await handIn(aMessage())).toMatchObject({ status, problem: { message: 'No.' } });
      expect(await kept()).toEqual([]);
    },
  );

  test('tells its form what the shop has of it', async () => {
    mockServer.use(
      http.post('*/api/restoration-request', () => HttpResponse.json({}, { status: 500 })),
    );
    const { item } = await handIn(aRequest(aPhoto()));
    expect(item.photoUrls).toHaveLength(1);
  });

  test('stays where it was in the outbox before', async () => {
    const item = aMessage({ state: 'mending' });
    await keepItem(item);
    answer(() => HttpResponse.json({ message: 'No.' }, { status: 400 }));
    const changed = { ...item, fields: { ...item.fields, message: 'Somos cuarenta.' } };
    await handIn(changed, true);
    expect(await kept()).toEqual([{ ...changed, refusal: { message: 'No.' } }]);
  });

  test('is over when the words before it have arrived', async () => {
    const item = aMessage();
    await handIn(item);
    const changed = { ...item, fields: { ...item.fields, message: 'Somos cuarenta.' } };
    expect(await handIn(changed, true)).toMatchObject({ result: 'refused', status: 422 });
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
    expect(await handIn(aMessage())).toMatchObject({ result: 'arrived' });
    expect(received().messages).toHaveLength(1);
  });

  test('says that nothing waits when nothing was answered', async () => {
    endOffline();
    vi.spyOn(indexedDB, 'open').mockImplementation(refusing('SecurityError'));
    onTestFinished(() => void vi.restoreAllMocks());
    answer(() => HttpResponse.error());
    expect(await handIn(aMessage())).toMatchObject({ result: 'unanswered', kept: false });
  });

  test('without a database at all sends too', async () => {
    vi.stubGlobal('indexedDB', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await handIn(aMessage())).toMatchObject({ result: 'arrived' });
  });
});

test('locks without Web Locks hold within the page, and pass on after a fault', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const order: string[] = [];
  const first = alone('turn', async () => {
    order.push('first');
    throw new Error('a fault');
  });
  const second = alone('turn', async () => order.push('second'));
  await expect(first).rejects.toThrow('a fault');
  await second;
  expect(order).toEqual(['first', 'second']);
});
