import { mutate } from 'swr';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findPage } from '../app/pages';
import { catalogueSeen, forgetGiven } from '../data/catalogue-seen';
import { catalogue } from '../testing/demo-shop';
import { FakeCaches } from '../testing/fake-caches';
import { openShop, requestsMade } from '../testing/mock-server';
import { catalogueStoreName } from './messages';
import { recallAnswers } from './recall';

const day = 'Sat, 21 Nov 2026 15:04:00 GMT';

let stores: FakeCaches;

beforeEach(() => {
  stores = new FakeCaches();
  vi.stubGlobal('caches', stores);
  onTestFinished(async () => {
    forgetGiven();
    vi.unstubAllGlobals();
    await mutate(() => true, undefined, { revalidate: false });
  });
});

async function store(address: string, answer: unknown): Promise<void> {
  const headers = { Date: day };
  const kept = await stores.open(catalogueStoreName);
  await kept.put(address, new Response(JSON.stringify(answer), { headers }));
}

/** What a page would find under an address. */
const found = (address: string) =>
  mutate(address, (known: unknown) => known, { revalidate: false });

test('what is stored of a page is there before it is drawn, and is refreshed', async () => {
  await store('/api/products', catalogue);
  await recallAnswers(findPage('/es/shop', '?page=2'));
  expect(await found('/api/products')).toEqual(catalogue);
  expect(catalogueSeen()).toEqual(new Date(day));
  await expect.poll(() => requestsMade()).toEqual(['/api/products']);
});

test('of a product it is the product, its images and its neighbours', async () => {
  await store('/api/products/7', catalogue[0]);
  await store('/api/products/7/images', []);
  await store('/api/products', catalogue);
  await recallAnswers(findPage('/product/7', ''));
  expect(await found('/api/products/7')).toEqual(catalogue[0]);
  expect(await found('/api/products/7/images')).toEqual([]);
  expect(await found('/api/products')).toEqual(catalogue);
});

test('what is not stored is left to the page to ask for', async () => {
  await recallAnswers(findPage('/shop', ''));
  expect(await found('/api/products')).toBeUndefined();
  expect(requestsMade()).toEqual([]);
});

test('a shop that cannot be reached takes nothing away', async () => {
  openShop('offline');
  await store('/api/products', catalogue);
  await recallAnswers(findPage('/shop', ''));
  expect(await found('/api/products')).toEqual(catalogue);
});

test('a store that fails is as good as an empty one', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  await recallAnswers(findPage('/shop', ''));
  expect(await found('/api/products')).toBeUndefined();
});
