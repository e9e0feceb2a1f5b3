import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listProducts } from '#contract/products/endpoints';
import { listRequests, mockServer, resetMockServer } from '../testing/mock-server';
import { checkConnection, connectivity, markOffline, markOnline } from './connectivity';
import { cacheHeader } from './device-cache';
import { request } from './http-client';

const healthUrl = '*/healthz';
const healthyHandler = http.get(healthUrl, () => HttpResponse.json({ status: 'ok' }));
const unreachableHandler = http.get(healthUrl, () => HttpResponse.error());

const countProbes = () => listRequests().filter((url) => url === '/healthz').length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  mockServer.use(unreachableHandler);
});

const takeDeviceOffline = () => {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => spy.mockRestore());
  return spy;
};

test('connectivity is online before the first request', () => {
  expect(connectivity.isOffline()).toBe(false);
});

test('connectivity is offline when the device has no network', () => {
  markOnline();
  takeDeviceOffline();
  expect(connectivity.isOffline()).toBe(true);
});

test('connectivity is offline after a request without a response, and online after the next response', async () => {
  resetMockServer('offline');
  await expect(request(listProducts, {})).rejects.toThrow(TypeError);
  expect(connectivity.isOffline()).toBe(true);
  resetMockServer();
  await request(listProducts, {});
  expect(connectivity.isOffline()).toBe(false);
});

test('connectivity is online after a response with status 500', async () => {
  markOffline();
  resetMockServer('server-error');
  await expect(request(listProducts, {})).rejects.toThrow('500');
  expect(connectivity.isOffline()).toBe(false);
});

test('connectivity stays offline after a cached response', async () => {
  markOffline();
  mockServer.use(
    http.get('*/api/products', () => HttpResponse.json([], { headers: { [cacheHeader]: 'yes' } })),
  );
  await request(listProducts, {});
  expect(connectivity.isOffline()).toBe(true);
});

test('connectivity notifies subscribers of every change', () => {
  const listener = vi.fn();
  const unsubscribe = connectivity.subscribe(listener);
  markOffline();
  markOffline();
  expect(listener).toHaveBeenCalledTimes(1);
  markOnline();
  markOnline();
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('offline'));
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  markOffline();
  expect(listener).toHaveBeenCalledTimes(3);
});

describe('connectivity after a request without a response', () => {
  test('probes the server after growing delays', async () => {
    markOffline();
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(countProbes()).toBe(1));
    await vi.advanceTimersByTimeAsync(3_900);
    expect(countProbes()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(countProbes()).toBe(2));
  });

  test('is online after a successful probe and stops probing', async () => {
    markOffline();
    mockServer.use(healthyHandler);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(connectivity.isOffline()).toBe(false));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(countProbes()).toBe(1);
  });

  test.each([
    ['the browser fires online', () => window.dispatchEvent(new Event('online'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('probes the server at once when %s', async (_what, trigger) => {
    markOffline();
    mockServer.use(healthyHandler);
    trigger();
    await vi.waitFor(() => expect(connectivity.isOffline()).toBe(false));
  });

  test('stays offline when a captive portal responds', async () => {
    markOffline();
    mockServer.use(http.get(healthUrl, () => HttpResponse.html('<h1>Free Wi-Fi</h1>')));
    await checkConnection();
    expect(connectivity.isOffline()).toBe(true);
  });
});

test('checkConnection marks the server offline without a response', async () => {
  await checkConnection();
  expect(connectivity.isOffline()).toBe(true);
});

test('checkConnection cancels the unread response body', async () => {
  const fetchSpy = vi.spyOn(window, 'fetch');
  onTestFinished(() => fetchSpy.mockRestore());
  mockServer.use(healthyHandler);
  await checkConnection();
  const response = await fetchSpy.mock.results[0]?.value;
  expect(response.bodyUsed).toBe(true);
});
