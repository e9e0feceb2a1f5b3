import { expect, test } from 'vitest';
import { listBusyDays } from '#contract/orders/busy-days-endpoint';
import { getProduct } from '#contract/products/endpoints';
import { createCacheVersion } from '../platform/cache-version';
import type { Dispatch } from './dispatch';
import { createLocalClient } from './local-client';

/** Answers with the number of requests so far. */
function createCountingClient({ isCacheable = true, status = 200 } = {}) {
  const cacheVersion = createCacheVersion();
  const day = { current: '2026-12-20' };
  let count = 0;
  let onRequest: (() => void) | undefined;
  const dispatch: Dispatch = async () => {
    count += 1;
    onRequest?.();
    return {
      status,
      headers: {},
      body: { kind: 'json', value: count },
      isCacheable,
      variesByUser: false,
    };
  };
  const fetchResponse = createLocalClient({
    dispatch,
    cacheVersion,
    getShopDay: () => day.current,
  })('request-1');
  const fetchProduct = (id: number): Promise<unknown> =>
    fetchResponse(getProduct, { params: { id } });
  return {
    cacheVersion,
    day,
    fetchResponse,
    fetchProduct,
    setOnRequest: (listener: () => void) => {
      onRequest = listener;
    },
  };
}

test('the local client repeats a response until the catalog changes', async () => {
  const { cacheVersion, fetchProduct } = createCountingClient();
  expect([await fetchProduct(1), await fetchProduct(1)]).toEqual([1, 1]);
  cacheVersion.increment();
  expect([await fetchProduct(1), await fetchProduct(1)]).toEqual([2, 2]);
});

test('the local client has a response of its own for each input', async () => {
  const { fetchProduct } = createCountingClient();
  expect([await fetchProduct(1), await fetchProduct(2), await fetchProduct(1)]).toEqual([1, 2, 1]);
});

test('the local client fetches again on the next day', async () => {
  const { day, fetchProduct } = createCountingClient();
  await fetchProduct(1);
  day.current = '2026-12-21';
  expect(await fetchProduct(1)).toBe(2);
});

test('the local client keeps no response that must not be cached', async () => {
  const { fetchResponse } = createCountingClient({ isCacheable: false });
  await fetchResponse(listBusyDays, {});
  expect(await fetchResponse(listBusyDays, {})).toBe(2);
});

test('the local client keeps no response from before a change that happened during the request', async () => {
  const { cacheVersion, fetchProduct, setOnRequest } = createCountingClient();
  setOnRequest(() => cacheVersion.increment());
  await fetchProduct(1);
  expect(await fetchProduct(1)).toBe(2);
});

test('the local client asks again after an error', async () => {
  const { fetchProduct } = createCountingClient({ status: 404, isCacheable: false });
  await expect(fetchProduct(1)).rejects.toThrow('answered 404');
  await expect(fetchProduct(1)).rejects.toThrow('answered 404');
});
