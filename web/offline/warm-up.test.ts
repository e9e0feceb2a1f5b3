import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '../testing/browser/languages';
import { toastStore } from '../ui/toast/toast-store';
import type { Warmth } from './messages';
import { fetchAhead } from './warm-up';

const readyTitles = { en: 'Ready offline', es: 'Lista sin conexión' };

let statuses: Warmth[];
const orders = vi.fn<(order: unknown) => void>();

const worker = {
  postMessage(order: unknown, [port]: [MessagePort]) {
    orders(order);
    port.postMessage(statuses.shift() ?? 'ready');
    port.close();
  },
};

function withNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

beforeEach(() => {
  statuses = [];
  orders.mockReset();
  withNavigator('serviceWorker', { ready: Promise.resolve({ active: worker }) });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  onTestFinished(() => void vi.unstubAllGlobals());
});

test('prefetchCatalog requests batches until the worker reports ready', async () => {
  statuses = ['more', 'more', 'ready'];
  await fetchAhead();
  expect(orders.mock.calls).toEqual(Array(3).fill([{ type: 'PREFETCH' }]));
});

describe.each(languages)('prefetchCatalog in %s', (language) => {
  test('shows the "Ready offline" toast once per device', async () => {
    history.replaceState(null, '', language === 'es' ? '/es' : '/');
    await fetchAhead();
    expect(toastStore.getState()).toMatchObject({ title: readyTitles[language], open: true });
    const toastId = toastStore.getState()?.id;
    await fetchAhead();
    expect(toastStore.getState()?.id).toBe(toastId);
    expect(orders).toHaveBeenCalledTimes(2);
  });
});

test.each<Warmth>(['stopped', 'full'])(
  'prefetchCatalog stops on status %s without a toast',
  async (end) => {
    const before = toastStore.getState();
    statuses = ['more', end];
    await fetchAhead();
    expect(orders).toHaveBeenCalledTimes(2);
    expect(toastStore.getState()).toEqual(before);
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetchCatalog requests nothing on a connection with %o',
  async (line) => {
    withNavigator('connection', line);
    await fetchAhead();
    expect(orders).not.toHaveBeenCalled();
  },
);

test('prefetchCatalog requests persistent storage only in the installed app', async () => {
  const persist = vi.fn();
  withNavigator('storage', { persist });
  await fetchAhead();
  expect(persist).not.toHaveBeenCalled();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  await fetchAhead();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('prefetchCatalog requests nothing while a new worker is waiting', async () => {
  const waiting = {};
  withNavigator('serviceWorker', { ready: Promise.resolve({ active: worker, waiting }) });
  await fetchAhead();
  expect(orders).not.toHaveBeenCalled();
});

test('prefetchCatalog does nothing in browsers without service workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await fetchAhead();
  expect(orders).not.toHaveBeenCalled();
});
