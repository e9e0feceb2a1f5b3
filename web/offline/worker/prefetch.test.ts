import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { listProductImages, listProducts } from '#contract/products/endpoints';
import { prefetchQueries } from '../../app/prefetch-queries';
import { demoProducts } from '../../testing/demo-data';
import { listRequests } from '../../testing/mock-server';
import { buildSourceSet } from '../../ui/image/source-set';
import { createPrefetcher, type PrefetchCache } from './prefetch';
import type { PrefetchTarget } from './prefetch-targets';

const event = new Event('message');

function createFakeCache(freeBytes = Number.POSITIVE_INFINITY) {
  const storedValues = new Map<string, unknown>();
  const fetchedTargets: PrefetchTarget[] = [];
  const cache: PrefetchCache = {
    read: async (url) => storedValues.get(url),
    has: async ({ url }) => storedValues.has(url),
    fetchAndCache: vi.fn(async (target: PrefetchTarget) => {
      fetchedTargets.push(target);
      const response =
        target.kind === 'response' ? await fetch(target.url) : new Response(target.kind);
      const text = await response.clone().text();
      storedValues.set(target.url, target.kind === 'response' ? JSON.parse(text) : text);
      return new Response(text, { headers: { 'Content-Length': String(text.length) } });
    }),
    getFreeBytes: async () => freeBytes,
  };
  return { cache, storedValues, fetchedTargets };
}

async function prefetchUntilDone(cache: PrefetchCache) {
  const prefetch = createPrefetcher(cache, prefetchQueries);
  let status = await prefetch(event, 'en');
  while (status === 'more') status = await prefetch(event, 'en');
  return status;
}

let fakeCache: ReturnType<typeof createFakeCache>;

beforeEach(() => {
  fakeCache = createFakeCache();
});

describe('createPrefetcher', () => {
  test('caches product lists, every product and its images', async () => {
    expect(await prefetchUntilDone(fakeCache.cache)).toBe('ready');
    expect(fakeCache.storedValues.has(buildUrl(listProducts))).toBe(true);
    for (const { id } of demoProducts) {
      expect(fakeCache.storedValues.has(`/api/products/${id}`)).toBe(true);
      expect(fakeCache.storedValues.has(buildUrl(listProductImages, { params: { id } }))).toBe(
        true,
      );
    }
    expect(listRequests()).toEqual([...new Set(listRequests())]);
  });

  test('caches a card-size and a page-size image of each product, from the page’s srcset', async () => {
    await prefetchUntilDone(fakeCache.cache);
    for (const { image } of demoProducts) {
      if (!image) continue;
      const offered = buildSourceSet(image).srcSet.split(', ');
      const cachedRenditions = offered.filter((candidate) =>
        fakeCache.storedValues.has(candidate.split(' ')[0] ?? ''),
      );
      expect(cachedRenditions.length).toBeGreaterThanOrEqual(Math.min(2, offered.length));
    }
  });

  test.each([
    ['en', ['/', '/shop']],
    ['es', ['/es', '/es/shop']],
  ] as const)('caches home and shop in %s', async (language, urls) => {
    const prefetch = createPrefetcher(fakeCache.cache, prefetchQueries);
    while ((await prefetch(event, language)) === 'more');
    const pages = fakeCache.fetchedTargets.filter(({ kind }) => kind === 'page');
    expect(pages.map(({ url }) => url)).toEqual(urls);
  });

  test('fetches JSON first, then all card-size images, then page-size images', async () => {
    await prefetchUntilDone(fakeCache.cache);
    const kinds = fakeCache.fetchedTargets.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('response')).toBeLessThan(kinds.indexOf('image'));
    const widths = fakeCache.fetchedTargets
      .filter(({ kind }) => kind === 'image')
      .map(({ url }) => Number(/width=(\d+)/.exec(url)?.[1]));
    const imageCount = demoProducts.filter(({ image }) => image).length;
    expect(new Set(widths.slice(0, imageCount))).toEqual(new Set([480]));
    expect(widths.slice(imageCount, 2 * imageCount).every((width) => width > 480)).toBe(true);
  });
});

test('createPrefetcher fetches six responses per batch', async () => {
  expect(await createPrefetcher(fakeCache.cache, prefetchQueries)(event, 'en')).toBe('more');
  expect(fakeCache.fetchedTargets).toHaveLength(6);
});

test('createPrefetcher resumes after the worker was stopped', async () => {
  await createPrefetcher(fakeCache.cache, prefetchQueries)(event, 'en');
  const before = fakeCache.fetchedTargets.length;
  expect(await prefetchUntilDone(fakeCache.cache)).toBe('ready');
  const urls = fakeCache.fetchedTargets.map(({ url }) => url);
  expect(urls).toEqual([...new Set(urls)]);
  expect(urls.length).toBeGreaterThan(before);
});

test('createPrefetcher does not refetch cached responses', async () => {
  await prefetchUntilDone(fakeCache.cache);
  const before = fakeCache.fetchedTargets.length;
  expect(await prefetchUntilDone(fakeCache.cache)).toBe('ready');
  expect(fakeCache.fetchedTargets).toHaveLength(before);
});

test('createPrefetcher stops with status full when the free space is used up', async () => {
  fakeCache = createFakeCache(100_000);
  expect(await prefetchUntilDone(fakeCache.cache)).toBe('full');
  const storedSizes = [...fakeCache.storedValues.values()].map(
    (value) => JSON.stringify(value).length,
  );
  const last = storedSizes.at(-1) ?? 0;
  expect(storedSizes.reduce((sum, bytes) => sum + bytes, 0) - last).toBeLessThan(110_000);
});

test.each([429, 500, 503])(
  'createPrefetcher stops when the server responds with status %i',
  async (status) => {
    vi.mocked(fakeCache.cache.fetchAndCache).mockResolvedValueOnce(new Response(null, { status }));
    expect(await createPrefetcher(fakeCache.cache, prefetchQueries)(event, 'en')).toBe('stopped');
    expect(fakeCache.cache.fetchAndCache).toHaveBeenCalledTimes(1);
  },
);

test('createPrefetcher stops when the server is unreachable, and retries on the next call', async () => {
  vi.mocked(fakeCache.cache.fetchAndCache).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const prefetch = createPrefetcher(fakeCache.cache, prefetchQueries);
  expect(await prefetch(event, 'en')).toBe('stopped');
  expect(await prefetch(event, 'en')).toBe('more');
});

test('createPrefetcher skips a response with status 404', async () => {
  vi.mocked(fakeCache.cache.fetchAndCache).mockResolvedValueOnce(
    new Response(null, { status: 404 }),
  );
  expect(await prefetchUntilDone(fakeCache.cache)).toBe('ready');
});
