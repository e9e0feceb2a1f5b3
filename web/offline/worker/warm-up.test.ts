import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addressOf } from '#contract/core/endpoint';
import { listProductImages, listProducts } from '#contract/products/endpoints';
import { prefetchQueries } from '../../app/prefetch-queries';
import { catalogue } from '../../testing/demo-shop';
import { requestsMade } from '../../testing/mock-server';
import { sourceSet } from '../../ui/photo/source-set';
import type { Wanted } from './wanted';
import { type Shelves, warmUpOf } from './warm-up';

const occasion = new Event('message');

/** Shelves that are filled from the mocked shop. */
function emptyShelves(room = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, unknown>();
  const filled: Wanted[] = [];
  const shelves: Shelves = {
    read: async (address) => stored.get(address),
    has: async ({ address }) => stored.has(address),
    fill: vi.fn(async (wanted: Wanted) => {
      filled.push(wanted);
      const answer =
        wanted.kind === 'answer' ? await fetch(wanted.address) : new Response('picture');
      const text = await answer.clone().text();
      stored.set(wanted.address, wanted.kind === 'answer' ? JSON.parse(text) : text);
      return new Response(text, { headers: { 'Content-Length': String(text.length) } });
    }),
    room: async () => room,
  };
  return { shelves, stored, filled };
}

async function untilDone(shelves: Shelves) {
  const warmUp = warmUpOf(shelves, prefetchQueries);
  let warmth = await warmUp(occasion);
  while (warmth === 'more') warmth = await warmUp(occasion);
  return warmth;
}

let world: ReturnType<typeof emptyShelves>;

beforeEach(() => {
  world = emptyShelves();
});

describe('the whole catalogue', () => {
  test('is there in the end: the lists, every product, its images', async () => {
    expect(await untilDone(world.shelves)).toBe('ready');
    expect(world.stored.has(addressOf(listProducts))).toBe(true);
    for (const { id } of catalogue) {
      expect(world.stored.has(`/api/products/${id}`)).toBe(true);
      expect(world.stored.has(addressOf(listProductImages, { params: { id } }))).toBe(true);
    }
    expect(requestsMade()).toEqual([...new Set(requestsMade())]);
  });

  test('has a photograph of each product for a card and one for its page, as the pages offer them', async () => {
    await untilDone(world.shelves);
    for (const { image } of catalogue) {
      if (!image) continue;
      const offered = sourceSet(image).srcSet.split(', ');
      const kept = offered.filter((one) => world.stored.has(one.split(' ')[0] ?? ''));
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(2, offered.length));
    }
  });

  test('begins with what there is, and has all cards before it has a page', async () => {
    await untilDone(world.shelves);
    const kinds = world.filled.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('answer')).toBeLessThan(kinds.indexOf('picture'));
    const widths = world.filled
      .filter(({ kind }) => kind === 'picture')
      .map(({ address }) => Number(/width=(\d+)/.exec(address)?.[1]));
    const photographs = catalogue.filter(({ image }) => image).length;
    expect(new Set(widths.slice(0, photographs))).toEqual(new Set([480]));
    expect(widths.slice(photographs, 2 * photographs).every((width) => width > 480)).toBe(true);
  });
});

test('a batch is small', async () => {
  expect(await warmUpOf(world.shelves, prefetchQueries)(occasion)).toBe('more');
  expect(world.filled).toHaveLength(6);
});

test('a worker that was stopped goes on where it was', async () => {
  await warmUpOf(world.shelves, prefetchQueries)(occasion);
  const before = world.filled.length;
  expect(await untilDone(world.shelves)).toBe('ready');
  const addresses = world.filled.map(({ address }) => address);
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(addresses.length).toBeGreaterThan(before);
});

test('what is there is not fetched again', async () => {
  await untilDone(world.shelves);
  const before = world.filled.length;
  expect(await untilDone(world.shelves)).toBe('ready');
  expect(world.filled).toHaveLength(before);
});

test('no more is stored than there is room for', async () => {
  world = emptyShelves(100_000);
  expect(await untilDone(world.shelves)).toBe('full');
  const taken = [...world.stored.values()].map((value) => JSON.stringify(value).length);
  const last = taken.at(-1) ?? 0;
  expect(taken.reduce((sum, bytes) => sum + bytes, 0) - last).toBeLessThan(110_000);
});

test.each([429, 500, 503])('a shop that answers %i is left alone', async (status) => {
  vi.mocked(world.shelves.fill).mockResolvedValueOnce(new Response(null, { status }));
  expect(await warmUpOf(world.shelves, prefetchQueries)(occasion)).toBe('stopped');
  expect(world.shelves.fill).toHaveBeenCalledTimes(1);
});

test('a shop that does not answer is left alone, and asked again at the next start', async () => {
  vi.mocked(world.shelves.fill).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const warmUp = warmUpOf(world.shelves, prefetchQueries);
  expect(await warmUp(occasion)).toBe('stopped');
  expect(await warmUp(occasion)).toBe('more');
});

test('something that is gone by now is passed over', async () => {
  vi.mocked(world.shelves.fill).mockResolvedValueOnce(new Response(null, { status: 404 }));
  expect(await untilDone(world.shelves)).toBe('ready');
});
