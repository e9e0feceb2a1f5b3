import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectivity } from '../data/connectivity';
import { languages } from '../testing/browser/languages';
import { mockServer, requestsMade } from '../testing/mock-server';
import { toastStore } from '../ui/toast/toast-store';
import type { Warmth } from './messages';
import { fetchAhead } from './warm-up';

const sentences = { en: 'Ready offline', es: 'Lista sin conexión' };

let answers: Warmth[];
const orders = vi.fn<(order: unknown) => void>();

/** A worker that answers each order with the next of the answers. */
const worker = {
  postMessage(order: unknown, [port]: [MessagePort]) {
    orders(order);
    port.postMessage(answers.shift() ?? 'ready');
    port.close();
  },
};

function withNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

beforeEach(() => {
  answers = [];
  orders.mockReset();
  withNavigator('serviceWorker', { ready: Promise.resolve({ active: worker }) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  // A page that the server painted.
  document.body.innerHTML = '<script type="application/json" id="page-data">{}</script>';
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
});

async function restAndFetch(): Promise<void> {
  const fetching = fetchAhead();
  await vi.advanceTimersByTimeAsync(4000);
  await fetching;
}

test('nothing is asked of the worker before the page has rested', async () => {
  const fetching = fetchAhead();
  await vi.advanceTimersByTimeAsync(3999);
  expect(orders).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await fetching;
  expect(orders).toHaveBeenCalled();
});

test('batches are asked for one after another until everything is there', async () => {
  answers = ['more', 'more', 'ready'];
  await restAndFetch();
  expect(orders.mock.calls).toEqual(Array(3).fill([{ type: 'WARM_UP' }]));
});

describe.each(languages)('in %s', (language) => {
  test('a shop that is wholly there says so, once a device', async () => {
    history.replaceState(null, '', language === 'es' ? '/es' : '/');
    await restAndFetch();
    expect(toastStore.current()).toMatchObject({ title: sentences[language], open: true });
    const said = toastStore.current()?.id;
    await restAndFetch();
    expect(toastStore.current()?.id).toBe(said);
    expect(orders).toHaveBeenCalledTimes(2);
  });
});

test.each<Warmth>(['stopped', 'full'])(
  '%s is not ready, and nothing more is asked',
  async (end) => {
    const before = toastStore.current();
    answers = ['more', end];
    await restAndFetch();
    expect(orders).toHaveBeenCalledTimes(2);
    expect(toastStore.current()).toEqual(before);
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on a line with %o',
  async (line) => {
    withNavigator('connection', line);
    await restAndFetch();
    expect(orders).not.toHaveBeenCalled();
  },
);

test('an installed shop asks to be kept for good, a page in a browser does not', async () => {
  const persist = vi.fn();
  withNavigator('storage', { persist });
  await restAndFetch();
  expect(persist).not.toHaveBeenCalled();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  await restAndFetch();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a page that came out of the store finds out whether the shop is there', async () => {
  document.body.replaceChildren();
  mockServer.use(http.get('*/healthz', () => HttpResponse.error()));
  await restAndFetch();
  await vi.waitFor(() => expect(connectivity.isOffline()).toBe(true));
  expect(requestsMade()).toContain('/healthz');
});

test('where there are no workers, nothing happens', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await fetchAhead();
  expect(orders).not.toHaveBeenCalled();
});
