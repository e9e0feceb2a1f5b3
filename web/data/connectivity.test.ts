import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listProducts } from '#contract/products/endpoints';
import { mockServer, openShop, requestsMade } from '../testing/mock-server';
import { connectivity, reached, tryAgain, unreached } from './connectivity';
import { request } from './http-client';
import { storedMark } from './stored-mark';

const health = '*/healthz';
const healthy = http.get(health, () => HttpResponse.json({ status: 'ok' }));
const gone = http.get(health, () => HttpResponse.error());

const tries = () => requestsMade().filter((address) => address === '/healthz').length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  mockServer.use(gone);
});

const offlineDevice = () => {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => spy.mockRestore());
  return spy;
};

test('nobody is offline before anything was tried', () => {
  expect(connectivity.isOffline()).toBe(false);
});

test('a device without a network is offline, whatever answered before', () => {
  reached();
  offlineDevice();
  expect(connectivity.isOffline()).toBe(true);
});

test('a request without an answer makes the shop unreachable, the next answer reachable', async () => {
  openShop('offline');
  await expect(request(listProducts, {})).rejects.toThrow(TypeError);
  expect(connectivity.isOffline()).toBe(true);
  openShop();
  await request(listProducts, {});
  expect(connectivity.isOffline()).toBe(false);
});

test('an answer that is not a good one comes from the shop all the same', async () => {
  unreached();
  openShop('server-error');
  await expect(request(listProducts, {})).rejects.toThrow('500');
  expect(connectivity.isOffline()).toBe(false);
});

test('an answer out of the store on the device says nothing of the shop', async () => {
  unreached();
  mockServer.use(
    http.get('*/api/products', () => HttpResponse.json([], { headers: { [storedMark]: 'yes' } })),
  );
  await request(listProducts, {});
  expect(connectivity.isOffline()).toBe(true);
});

test('whoever listens is told when the shop goes and when it comes back', () => {
  const listener = vi.fn();
  const stop = connectivity.subscribe(listener);
  unreached();
  unreached();
  expect(listener).toHaveBeenCalledTimes(1);
  reached();
  reached();
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('offline'));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  unreached();
  expect(listener).toHaveBeenCalledTimes(3);
});

describe('a shop that did not answer', () => {
  test('is tried again after pauses that grow', async () => {
    unreached();
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(tries()).toBe(1));
    await vi.advanceTimersByTimeAsync(3_900);
    expect(tries()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(tries()).toBe(2));
  });

  test('is reachable once a try is answered, and is not tried any more', async () => {
    unreached();
    mockServer.use(healthy);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(connectivity.isOffline()).toBe(false));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tries()).toBe(1);
  });

  test.each([
    ['the device has a network again', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is tried at once when %s', async (_what, happen) => {
    unreached();
    mockServer.use(healthy);
    happen();
    await vi.waitFor(() => expect(connectivity.isOffline()).toBe(false));
  });

  test('is not taken for the sign-in page of a network', async () => {
    unreached();
    mockServer.use(http.get(health, () => HttpResponse.html('<h1>Free Wi-Fi</h1>')));
    await tryAgain();
    expect(connectivity.isOffline()).toBe(true);
  });
});

test('a try that is not answered finds out that the shop is gone', async () => {
  await tryAgain();
  expect(connectivity.isOffline()).toBe(true);
});

test('the response to the health check is released at once', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  mockServer.use(healthy);
  await tryAgain();
  const response = await fetched.mock.results[0]?.value;
  expect(response.bodyUsed).toBe(true);
});
