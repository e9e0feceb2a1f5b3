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

const tries = () => requestsMade().filter((url) => url === '/healthz').length;

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

test('connectivity is online before the first request', () => {
  expect(connectivity.isOffline()).toBe(false);
});

test('connectivity is offline when the device has no network', () => {
  reached();
  offlineDevice();
  expect(connectivity.isOffline()).toBe(true);
});

test('connectivity is offline after a request without a response, and online after the next response', async () => {
  openShop('offline');
  await expect(request(listProducts, {})).rejects.toThrow(TypeError);
  expect(connectivity.isOffline()).toBe(true);
  openShop();
  await request(listProducts, {});
  expect(connectivity.isOffline()).toBe(false);
});

test('connectivity is online after a response with status 500', async () => {
  unreached();
  openShop('server-error');
  await expect(request(listProducts, {})).rejects.toThrow('500');
  expect(connectivity.isOffline()).toBe(false);
});

test('connectivity stays offline after a cached response', async () => {
  unreached();
  mockServer.use(
    http.get('*/api/products', () => HttpResponse.json([], { headers: { [storedMark]: 'yes' } })),
  );
  await request(listProducts, {});
  expect(connectivity.isOffline()).toBe(true);
});

test('connectivity notifies subscribers of every change', () => {
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

describe('connectivity after a request without a response', () => {
  test('probes the server after growing delays', async () => {
    unreached();
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(tries()).toBe(1));
    await vi.advanceTimersByTimeAsync(3_900);
    expect(tries()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(tries()).toBe(2));
  });

  test('is online after a successful probe and stops probing', async () => {
    unreached();
    mockServer.use(healthy);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(connectivity.isOffline()).toBe(false));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tries()).toBe(1);
  });

  test.each([
    ['the browser fires online', () => window.dispatchEvent(new Event('online'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('probes the server at once when %s', async (_what, happen) => {
    unreached();
    mockServer.use(healthy);
    happen();
    await vi.waitFor(() => expect(connectivity.isOffline()).toBe(false));
  });

  test('stays offline when a captive portal responds', async () => {
    unreached();
    mockServer.use(http.get(health, () => HttpResponse.html('<h1>Free Wi-Fi</h1>')));
    await tryAgain();
    expect(connectivity.isOffline()).toBe(true);
  });
});

test('checkConnection marks the server offline without a response', async () => {
  await tryAgain();
  expect(connectivity.isOffline()).toBe(true);
});

test('checkConnection cancels the unread response body', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  mockServer.use(healthy);
  await tryAgain();
  const response = await fetched.mock.results[0]?.value;
  expect(response.bodyUsed).toBe(true);
});
