import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { mutate, SWRConfig } from 'swr';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { connectivity } from '../data/connectivity';
import { getOldestFetchTime, resetFetchTimes } from '../data/price-freshness';
import { query, selectFrom } from '../data/query';
import { useQuery } from '../data/use-query';
import { demoProducts } from '../testing/demo-data';
import { FakeCaches } from '../testing/fake-caches';
import { listRequests, mockServer } from '../testing/mock-server';
import { listenToWorker } from './worker-listener';
import type { CacheUpdatedMessage, ConnectivityMessage } from './worker-messages';

class FakeServiceWorkerContainer extends EventTarget {
  startMessages = () => undefined;
}

const url = 'http://localhost:3000/api/products';
const responseDate = 'Sat, 21 Nov 2026 15:04:00 GMT';

let container: FakeServiceWorkerContainer;
let cacheStorage: FakeCaches;

beforeEach(() => {
  container = new FakeServiceWorkerContainer();
  cacheStorage = new FakeCaches();
  vi.stubGlobal('caches', cacheStorage);
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  listenToWorker();
  onTestFinished(async () => {
    resetFetchTimes();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await mutate(() => true, undefined, { revalidate: false });
  });
});

const dispatchMessage = (data: ConnectivityMessage | CacheUpdatedMessage) =>
  act(() => void container.dispatchEvent(new MessageEvent('message', { data })));

/** Simulates a changed response in the worker's cache. */
async function updateCache(products: readonly Product[]) {
  const cache = await cacheStorage.open('catalogue');
  await cache.put(url, new Response(JSON.stringify(products)));
  dispatchMessage({ type: 'CACHE_UPDATED', payload: { cacheName: 'catalogue', updatedURL: url } });
}

const [firstProduct, secondProduct] = demoProducts;
if (!firstProduct || !secondProduct) throw new Error('The demo data has fewer than two products.');
const renamedProduct = { ...firstProduct, name: 'A board by another name' };

const Names = () =>
  useQuery(query(listProducts, {}))
    .data?.map(({ name }) => name)
    .join(', ');
const firstNameSelection = selectFrom(
  query(listProducts, {}),
  'first',
  ([product]) => product?.name,
);
const FirstName = () => useQuery(firstNameSelection).data;

/** Without deduplication, each test makes its own request. */
const renderFresh = (children: ReactNode) =>
  render(<SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>);

describe('listenToWorker on CACHE_UPDATED', () => {
  test('replaces the rendered data without a request', async () => {
    renderFresh(<Names />);
    await screen.findByText(new RegExp(firstProduct.name));
    await updateCache([renamedProduct, secondProduct]);
    expect(await screen.findByText(`${renamedProduct.name}, ${secondProduct.name}`)).toBeVisible();
    expect(listRequests()).toEqual(['/api/products']);
  });

  test('replaces the server’s initial data without a request', async () => {
    renderFresh(
      <SWRConfig value={{ fallback: { [firstNameSelection.key]: firstProduct.name } }}>
        <FirstName />
      </SWRConfig>,
    );
    expect(screen.getByText(firstProduct.name)).toBeVisible();
    await updateCache([renamedProduct]);
    expect(await screen.findByText(renamedProduct.name)).toBeVisible();
    expect(listRequests()).toEqual([]);
  });

  test('keeps the rendered data when the response is no longer cached', async () => {
    renderFresh(<Names />);
    await screen.findByText(new RegExp(firstProduct.name));
    dispatchMessage({
      type: 'CACHE_UPDATED',
      payload: { cacheName: 'catalogue', updatedURL: url },
    });
    expect(screen.getByText(new RegExp(firstProduct.name))).toBeVisible();
  });
});

describe('listenToWorker', () => {
  test('marks the server offline on SERVER_UNREACHABLE and online on SERVER_REACHABLE', () => {
    dispatchMessage({ type: 'SERVER_UNREACHABLE' });
    expect(connectivity.isOffline()).toBe(true);
    dispatchMessage({ type: 'SERVER_REACHABLE', url: '/api/products', date: null });
    expect(connectivity.isOffline()).toBe(false);
  });

  test('records the date of the last successful response as the price date', async () => {
    dispatchMessage({ type: 'SERVER_REACHABLE', url: '/api/products', date: responseDate });
    await waitFor(() => expect(getOldestFetchTime()).toEqual(new Date(responseDate)));
    dispatchMessage({ type: 'SERVER_REACHABLE', url: '/api/products', date: null });
    expect(getOldestFetchTime()).toEqual(new Date(responseDate));
  });
});

test('listenToWorker does not throw without service workers', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(listenToWorker).not.toThrow();
});

test('listenToWorker checks the connection on a page from the device', async () => {
  mockServer.use(http.get('*/healthz', () => HttpResponse.error()));
  const entry = { name: location.href, entryType: 'navigation', startTime: 0, duration: 0 };
  const navigation = { ...entry, workerStart: 1, toJSON: () => entry };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
  onTestFinished(() => void vi.restoreAllMocks());
  listenToWorker();
  await waitFor(() => expect(connectivity.isOffline()).toBe(true));
});
