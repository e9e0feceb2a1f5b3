import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '../testing/browser/languages';
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
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  onTestFinished(() => void vi.unstubAllGlobals());
});

test('batches are asked for one after another until everything is there', async () => {
  answers = ['more', 'more', 'ready'];
  await fetchAhead();
  expect(orders.mock.calls).toEqual(Array(3).fill([{ type: 'WARM_UP' }]));
});

describe.each(languages)('in %s', (language) => {
  test('a shop that is wholly there says so, once a device', async () => {
    history.replaceState(null, '', language === 'es' ? '/es' : '/');
    await fetchAhead();
    expect(toastStore.getState()).toMatchObject({ title: sentences[language], open: true });
    const said = toastStore.getState()?.id;
    await fetchAhead();
    expect(toastStore.getState()?.id).toBe(said);
    expect(orders).toHaveBeenCalledTimes(2);
  });
});

test.each<Warmth>(['stopped', 'full'])(
  '%s is not ready, and nothing more is asked',
  async (end) => {
    const before = toastStore.getState();
    answers = ['more', end];
    await fetchAhead();
    expect(orders).toHaveBeenCalledTimes(2);
    expect(toastStore.getState()).toEqual(before);
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on a line with %o',
  async (line) => {
    withNavigator('connection', line);
    await fetchAhead();
    expect(orders).not.toHaveBeenCalled();
  },
);

test('an installed shop asks to be kept for good, a page in a browser does not', async () => {
  const persist = vi.fn();
  withNavigator('storage', { persist });
  await fetchAhead();
  expect(persist).not.toHaveBeenCalled();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  await fetchAhead();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a new version that waits is let in: the rest is fetched by it', async () => {
  const waiting = {};
  withNavigator('serviceWorker', { ready: Promise.resolve({ active: worker, waiting }) });
  await fetchAhead();
  expect(orders).not.toHaveBeenCalled();
});

test('where there are no workers, nothing happens', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await fetchAhead();
  expect(orders).not.toHaveBeenCalled();
});
