import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { listProductImages, listProducts } from '#contract/products/endpoints';
import { prefetchQueries } from '../../app/prefetch-queries';
import { demoProducts } from '../../testing/demo-shop';
import { requestsMade } from '../../testing/mock-server';
import { sourceSet } from '../../ui/photo/source-set';
import type { Wanted } from './wanted';
import { createPrefetcher, type Shelves } from './warm-up';

const occasion = new Event('message');

function emptyShelves(room = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, unknown>();
  const filled: Wanted[] = [];
  const shelves: Shelves = {
    read: async (url) => stored.get(url),
    has: async ({ url }) => stored.has(url),
    fill: vi.fn(async (wanted: Wanted) => {
      filled.push(wanted);
      const response = wanted.kind === 'response' ? await fetch(wanted.url) : new Response('image');
      const text = await response.clone().text();
      stored.set(wanted.url, wanted.kind === 'response' ? JSON.parse(text) : text);
      return new Response(text, { headers: { 'Content-Length': String(text.length) } });
    }),
    room: async () => room,
  };
  return { shelves, stored, filled };
}

async function untilDone(shelves: Shelves) {
  const warmUp = createPrefetcher(shelves, prefetchQueries);
  let warmth = await warmUp(occasion);
  while (warmth === 'more') warmth = await warmUp(occasion);
  return warmth;
}

let world: ReturnType<typeof emptyShelves>;

beforeEach(() => {
  world = emptyShelves();
});

describe('createPrefetcher', () => {
  test('caches product lists, every product and its images', async () => {
    expect(await untilDone(world.shelves)).toBe('ready');
    expect(world.stored.has(buildUrl(listProducts))).toBe(true);
    for (const { id } of demoProducts) {
      expect(world.stored.has(`/api/products/${id}`)).toBe(true);
      expect(world.stored.has(buildUrl(listProductImages, { params: { id } }))).toBe(true);
    }
    expect(requestsMade()).toEqual([...new Set(requestsMade())]);
  });

  test('caches a card-size and a page-size image of each product, from the page’s srcset', async () => {
    await untilDone(world.shelves);
    for (const { image } of demoProducts) {
      if (!image) continue;
      const offered = sourceSet(image).srcSet.split(', ');
      const cachedRenditions = offered.filter((one) => world.stored.has(one.split(' ')[0] ?? ''));
      expect(cachedRenditions.length).toBeGreaterThanOrEqual(Math.min(2, offered.length));
    }
  });

  test('fetches JSON first, then all card-size images, then page-size images', async () => {
    await untilDone(world.shelves);
    const kinds = world.filled.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('response')).toBeLessThan(kinds.indexOf('image'));
    const widths = world.filled
      .filter(({ kind }) => kind === 'image')
      .map(({ url }) => Number(/width=(\d+)/.exec(url)?.[1]));
    const imageCount = demoProducts.filter(({ image }) => image).length;
    expect(new Set(widths.slice(0, imageCount))).toEqual(new Set([480]));
    expect(widths.slice(imageCount, 2 * imageCount).every((width) => width > 480)).toBe(true);
  });
});

test('createPrefetcher fetches six responses per batch', async () => {
  expect(await createPrefetcher(world.shelves, prefetchQueries)(occasion)).toBe('more');
  expect(world.filled).toHaveLength(6);
});

test('createPrefetcher resumes after the worker was stopped', async () => {
  await createPrefetcher(world.shelves, prefetchQueries)(occasion);
  const before = world.filled.length;
  expect(await untilDone(world.shelves)).toBe('ready');
  const urls = world.filled.map(({ url }) => url);
  expect(urls).toEqual([...new Set(urls)]);
  expect(urls.length).toBeGreaterThan(before);
});

test('createPrefetcher does not refetch cached responses', async () => {
  await untilDone(world.shelves);
  const before = world.filled.length;
  expect(await untilDone(world.shelves)).toBe('ready');
  expect(world.filled).toHaveLength(before);
});

test('createPrefetcher stops with status full when the free space is used up', async () => {
  world = emptyShelves(100_000);
  expect(await untilDone(world.shelves)).toBe('full');
  const taken = [...world.stored.values()].map((value) => JSON.stringify(value).length);
  const last = taken.at(-1) ?? 0;
  expect(taken.reduce((sum, bytes) => sum + bytes, 0) - last).toBeLessThan(110_000);
});

test.each([429, 500, 503])(
  'createPrefetcher stops when the server responds with status %i',
  async (status) => {
    vi.mocked(world.shelves.fill).mockResolvedValueOnce(new Response(null, { status }));
    expect(await createPrefetcher(world.shelves, prefetchQueries)(occasion)).toBe('stopped');
    expect(world.shelves.fill).toHaveBeenCalledTimes(1);
  },
);

test('createPrefetcher stops when the server is unreachable, and retries on the next call', async () => {
  vi.mocked(world.shelves.fill).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const warmUp = createPrefetcher(world.shelves, prefetchQueries);
  expect(await warmUp(occasion)).toBe('stopped');
  expect(await warmUp(occasion)).toBe('more');
});

test('createPrefetcher skips a response with status 404', async () => {
  vi.mocked(world.shelves.fill).mockResolvedValueOnce(new Response(null, { status: 404 }));
  expect(await untilDone(world.shelves)).toBe('ready');
});
