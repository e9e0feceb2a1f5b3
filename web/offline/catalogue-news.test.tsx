import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { mutate, SWRConfig } from 'swr';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { catalogueSeen, forgetGiven } from '../data/catalogue-seen';
import { connectivity } from '../data/connectivity';
import { query, selectFrom } from '../data/query';
import { useQuery } from '../data/use-query';
import { catalogue } from '../testing/demo-shop';
import { FakeCaches } from '../testing/fake-caches';
import { mockServer, requestsMade } from '../testing/mock-server';
import { listenToWorker } from './catalogue-news';
import type { NewsOfCatalogue, NewsOfShop } from './messages';

class FakeWorkers extends EventTarget {
  startMessages = () => undefined;
}

const address = 'http://localhost:3000/api/products';
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

const say = (data: NewsOfShop | NewsOfCatalogue) =>
  act(() => void workers.dispatchEvent(new MessageEvent('message', { data })));

/** The worker has stored another answer, and says so. */
async function bring(products: readonly Product[]) {
  const store = await stores.open('catalogue');
  await store.put(address, new Response(JSON.stringify(products)));
  say({ type: 'CACHE_UPDATED', payload: { cacheName: 'catalogue', updatedURL: address } });
}

const [first, second] = catalogue;
if (!first || !second) throw new Error('The demo shop sells nothing.');
const renamed = { ...first, name: 'A board by another name' };

const Names = () =>
  useQuery(query(listProducts, {}))
    .data?.map(({ name }) => name)
    .join(', ');
const firstName = selectFrom(query(listProducts, {}), 'first', ([product]) => product?.name);
const FirstName = () => useQuery(firstName).data;

/** Shows something that reads afresh, whatever the test before it has read. */
const show = (shown: ReactNode) =>
  render(<SWRConfig value={{ dedupingInterval: 0 }}>{shown}</SWRConfig>);

describe('what changed in the catalogue', () => {
  test('takes the place of what is shown, without asking', async () => {
    show(<Names />);
    await screen.findByText(new RegExp(first.name));
    await bring([renamed, second]);
    expect(await screen.findByText(`${renamed.name}, ${second.name}`)).toBeVisible();
    expect(requestsMade()).toEqual(['/api/products']);
  });

  test('takes the place of what the page brought, for which nothing was asked', async () => {
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

  test('is left alone when it is gone from the store by then', async () => {
    show(<Names />);
    await screen.findByText(new RegExp(first.name));
    say({ type: 'CACHE_UPDATED', payload: { cacheName: 'catalogue', updatedURL: address } });
    expect(screen.getByText(new RegExp(first.name))).toBeVisible();
  });
});

describe('the shop', () => {
  test('cannot be reached once the worker had no answer, until it has one', () => {
    say({ type: 'SHOP_SILENT' });
    expect(connectivity.isOffline()).toBe(true);
    say({ type: 'SHOP_ANSWERED', address: '/api/products', date: null });
    expect(connectivity.isOffline()).toBe(false);
  });

  test('says prices at the time of its last good answer', async () => {
    say({ type: 'SHOP_ANSWERED', address: '/api/products', date: newDay });
    await waitFor(() => expect(catalogueSeen()).toEqual(new Date(newDay)));
    say({ type: 'SHOP_ANSWERED', address: '/api/products', date: null });
    expect(catalogueSeen()).toEqual(new Date(newDay));
  });
});

test('where there are no workers, nothing is heard', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(listenToWorker).not.toThrow();
});

test('a page that came out of the store finds out whether the shop is there', async () => {
  mockServer.use(http.get('*/healthz', () => HttpResponse.error()));
  Object.assign(workers, { controller: {} });
  listenToWorker();
  await waitFor(() => expect(connectivity.isOffline()).toBe(true));
});
