import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '../testing/browser/storefront-texts';
import { toastStore } from '../ui/toast/toast-store';
import { prefetchCatalog } from './prefetch-catalog';
import type { PrefetchStatus } from './worker-messages';

const readyTitles = { en: 'Ready offline', es: 'Lista sin conexión' };

let statuses: PrefetchStatus[];
const postedCommands = vi.fn<(command: unknown) => void>();

const worker = {
  postMessage(command: unknown, [port]: [MessagePort]) {
    postedCommands(command);
    port.postMessage(statuses.shift() ?? 'ready');
    port.close();
  },
};

function stubNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  statuses = [];
  postedCommands.mockReset();
  stubNavigator('serviceWorker', { ready: Promise.resolve({ active: worker }) });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  onTestFinished(() => void vi.unstubAllGlobals());
});

test('prefetchCatalog requests batches until the worker reports ready', async () => {
  statuses = ['more', 'more', 'ready'];
  await prefetchCatalog();
  expect(postedCommands.mock.calls).toEqual(Array(3).fill([{ type: 'PREFETCH', language: 'en' }]));
});

describe.each(languages)('prefetchCatalog in %s', (language) => {
  test('shows the "Ready offline" toast once per device', async () => {
    history.replaceState(null, '', language === 'es' ? '/es' : '/');
    await prefetchCatalog();
    expect(toastStore.getState()).toMatchObject({ title: readyTitles[language], open: true });
    const toastId = toastStore.getState()?.id;
    await prefetchCatalog();
    expect(toastStore.getState()?.id).toBe(toastId);
    expect(postedCommands).toHaveBeenCalledTimes(2);
  });
});

test.each<PrefetchStatus>(['stopped', 'full'])(
  'prefetchCatalog stops on status %s without a toast',
  async (finalStatus) => {
    const before = toastStore.getState();
    statuses = ['more', finalStatus];
    await prefetchCatalog();
    expect(postedCommands).toHaveBeenCalledTimes(2);
    expect(toastStore.getState()).toEqual(before);
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetchCatalog requests nothing on a connection with %o',
  async (connection) => {
    stubNavigator('connection', connection);
    await prefetchCatalog();
    expect(postedCommands).not.toHaveBeenCalled();
  },
);

test('prefetchCatalog requests persistent storage only in the installed app', async () => {
  const persist = vi.fn();
  stubNavigator('storage', { persist });
  await prefetchCatalog();
  expect(persist).not.toHaveBeenCalled();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  await prefetchCatalog();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('prefetchCatalog requests nothing while a new worker is waiting', async () => {
  const waiting = {};
  stubNavigator('serviceWorker', { ready: Promise.resolve({ active: worker, waiting }) });
  await prefetchCatalog();
  expect(postedCommands).not.toHaveBeenCalled();
});

test('prefetchCatalog does nothing in browsers without service workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await prefetchCatalog();
  expect(postedCommands).not.toHaveBeenCalled();
});
