import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { mutate, SWRConfig } from 'swr';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { forgetGiven, getPricesFetchedAt } from '../data/catalogue-seen';
import { connectivity } from '../data/connectivity';
import { query, selectFrom } from '../data/query';
import { useQuery } from '../data/use-query';
import { demoProducts } from '../testing/demo-shop';
import { FakeCaches } from '../testing/fake-caches';
import { mockServer, requestsMade } from '../testing/mock-server';
import { listenToWorker } from './catalogue-news';
import type { CacheUpdatedMessage, NewsOfShop } from './messages';

class FakeWorkers extends EventTarget {
  startMessages = () => undefined;
}

const url = 'http://localhost:3000/api/products';
const newDay = 'Sat, 21 Nov 2026 15:04:00 GMT';

let workers: FakeWorkers;
let stores: FakeCaches;

beforeEach(() => {
  workers = new FakeWorkers();
  stores = new FakeCaches();
  vi.stubGlobal('caches', stores);
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  listenToWorker();
  onTestFinished(async () => {
    forgetGiven();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await mutate(() => true, undefined, { revalidate: false });
  });
});

const dispatchMessage = (data: NewsOfShop | CacheUpdatedMessage) =>
  act(() => void workers.dispatchEvent(new MessageEvent('message', { data })));

/** Simulates a changed response in the worker's cache. */
async function bring(products: readonly Product[]) {
  const store = await stores.open('catalogue');
  await store.put(url, new Response(JSON.stringify(products)));
  dispatchMessage({ type: 'CACHE_UPDATED', payload: { cacheName: 'catalogue', updatedURL: url } });
}

const [first, second] = demoProducts;
if (!first || !second) throw new Error('The demo data has fewer than two products.');
const renamed = { ...first, name: 'A board by another name' };

const Names = () =>
  useQuery(query(listProducts, {}))
    .data?.map(({ name }) => name)
    .join(', ');
const firstName = selectFrom(query(listProducts, {}), 'first', ([product]) => product?.name);
const FirstName = () => useQuery(firstName).data;

/** Without deduplication, each test makes its own request. */
const show = (shown: ReactNode) =>
  render(<SWRConfig value={{ dedupingInterval: 0 }}>{shown}</SWRConfig>);

describe('listenToWorker on CACHE_UPDATED', () => {
  test('replaces the rendered data without a request', async () => {
    show(<Names />);
    await screen.findByText(new RegExp(first.name));
    await bring([renamed, second]);
    expect(await screen.findByText(`${renamed.name}, ${second.name}`)).toBeVisible();
    expect(requestsMade()).toEqual(['/api/products']);
  });

  test('replaces the server’s initial data without a request', async () => {
    show(
      <SWRConfig value={{ fallback: { [firstName.key]: first.name } }}>
        <FirstName />
      </SWRConfig>,
    );
    expect(screen.getByText(first.name)).toBeVisible();
    await bring([renamed]);
    expect(await screen.findByText(renamed.name)).toBeVisible();
    expect(requestsMade()).toEqual([]);
  });

  test('keeps the rendered data when the response is no longer cached', async () => {
    show(<Names />);
    await screen.findByText(new RegExp(first.name));
    dispatchMessage({
      type: 'CACHE_UPDATED',
      payload: { cacheName: 'catalogue', updatedURL: url },
    });
    expect(screen.getByText(new RegExp(first.name))).toBeVisible();
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
    dispatchMessage({ type: 'SERVER_REACHABLE', url: '/api/products', date: newDay });
    await waitFor(() => expect(getPricesFetchedAt()).toEqual(new Date(newDay)));
    dispatchMessage({ type: 'SERVER_REACHABLE', url: '/api/products', date: null });
    expect(getPricesFetchedAt()).toEqual(new Date(newDay));
  });
});

test('listenToWorker does not throw without service workers', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(listenToWorker).not.toThrow();
});

test('listenToWorker checks the connection on a page served by the worker', async () => {
  mockServer.use(http.get('*/healthz', () => HttpResponse.error()));
  Object.assign(workers, { controller: {} });
  listenToWorker();
  await waitFor(() => expect(connectivity.isOffline()).toBe(true));
});
