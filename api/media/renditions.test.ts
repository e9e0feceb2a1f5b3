import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { callerLeft } from '../dispatch/problem';
import { closedGate } from '../testing/gate';
import {
  createTestRenditions,
  notedReaders,
  plainRendition,
  readOriginal,
} from '../testing/plain-renditions';
import { temporaryFolder } from '../testing/temporary-folder';
import type { DiskCache } from './disk-cache';
import { createRenditions } from './renditions';

let folder = '';
let { read, noted } = notedReaders();
beforeEach(() => {
  folder = temporaryFolder();
  ({ read, noted } = notedReaders());
});

test('RenditionService renders an image once for concurrent and later requests', async () => {
  const rendition = plainRendition('abcdef', noted('first'));
  const renditions = createTestRenditions(folder);
  const images = await Promise.all(Array.from({ length: 5 }, () => renditions.image(rendition)));
  const later = await createTestRenditions(folder).image(rendition);
  expect(read).toEqual(['first']);
  for (const image of images) expect(image).toEqual(later);
});

test('RenditionService leaves only complete images on disk', async () => {
  await createTestRenditions(folder).image(plainRendition('abcdef'));
  expect(readdirSync(folder, { recursive: true })).toEqual(['ab', 'ab/cdef']);
});

test('RenditionService rejects with 503 and Retry-After when the queue is full', async () => {
  const gate = closedGate();
  const slow = () => gate.opened.then(readOriginal);
  const renditions = createTestRenditions(folder, { waiting: 1, concurrency: 1 });
  const rendered = renditions.image(plainRendition('aa1', slow));
  await expect.poll(() => renditions.waiting()).toBe(0);
  const waiting = renditions.image(plainRendition('aa2', slow));
  await expect.poll(() => renditions.waiting()).toBe(1);
  const third = plainRendition('aa3', slow);
  await expect(renditions.image(third)).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '2' },
  });
  gate.open();
  await Promise.all([rendered, waiting]);
  await expect(renditions.image(third)).resolves.toBeInstanceOf(Buffer);
});

test('RenditionService runs upload work before waiting images, with its own limit', async () => {
  const gate = closedGate();
  const done: string[] = [];
  const note = (name: string) => (): undefined => void done.push(name);
  const renditions = createTestRenditions(folder, { waiting: 1, concurrency: 1 });
  const first = renditions.inTurn(() => gate.opened);
  const image = renditions.image(plainRendition('aa1')).then(note('image'));
  await expect.poll(() => renditions.waiting()).toBe(1);
  const sent = renditions.inTurn(async () => note('sent')());
  await expect(renditions.inTurn(async () => 'more')).rejects.toMatchObject({ status: 503 });
  gate.open();
  await Promise.all([first, image, sent]);
  expect(done).toEqual(['sent', 'image']);
});

test('RenditionService serves an image that cannot be cached and reports the error', async () => {
  const errors: unknown[] = [];
  const full = Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
  const cache: DiskCache = {
    get: async () => undefined,
    body: async () => undefined,
    has: async () => false,
    put: () => Promise.reject(full),
    remove: async () => undefined,
    settled: async () => undefined,
  };
  const renditions = createRenditions(cache, { onError: (error) => errors.push(error) });
  expect(await renditions.image(plainRendition('aa1'))).toBeInstanceOf(Buffer);
  expect(errors).toEqual([full]);
});

test('RenditionService does not block the queue while a slow original is prefetched', async () => {
  const gate = closedGate();
  const renditions = createTestRenditions(folder, { concurrency: 1, waiting: 1 });
  const far = { ...plainRendition('aa1', noted('far')), bringNear: () => gate.opened };
  const slow = renditions.image(far);
  expect(await renditions.image(plainRendition('aa2'))).toBeInstanceOf(Buffer);
  expect(await renditions.inTurn(async () => 'sent')).toBe('sent');
  expect(read).toEqual([]);
  gate.open();
  expect(await slow).toBeInstanceOf(Buffer);
});

test('RenditionService aborts the prefetch and renders nothing when the last caller has left', async () => {
  const gate = closedGate();
  const renditions = createTestRenditions(folder);
  const leaving = new AbortController();
  const brought: AbortSignal[] = [];
  const bringNear = (signal: AbortSignal) => {
    brought.push(signal);
    return gate.opened;
  };
  const given = renditions.image(
    { ...plainRendition('aa1', noted('far')), bringNear },
    leaving.signal,
  );
  await expect.poll(() => brought).toHaveLength(1);
  leaving.abort(callerLeft());
  await expect(given).rejects.toMatchObject({ status: 499 });
  expect(brought[0]?.reason).toMatchObject({ status: 499 });
  gate.open();
  await renditions.image(plainRendition('aa2'));
  expect(read).toEqual([]);
});

describe('RenditionService abort', () => {
  /** The only worker is blocked until the gate opens. */
  async function heldUp() {
    const gate = closedGate();
    const renditions = createTestRenditions(folder, { concurrency: 1, waiting: 2 });
    const first = plainRendition('aa1', noted('first', gate.opened));
    const leaving = new AbortController();
    const held = renditions.image(first, leaving.signal);
    await expect.poll(() => read).toEqual(['first']);
    return { gate, renditions, first, held, leaving };
  }

  test('removes an aborted rendering from the queue', async () => {
    const { gate, renditions, held } = await heldUp();
    const leaving = new AbortController();
    const given = renditions.image(plainRendition('aa2', noted('second')), leaving.signal);
    await expect.poll(() => renditions.waiting()).toBe(1);
    leaving.abort(callerLeft());
    await expect(given).rejects.toMatchObject({ status: 499 });
    expect(renditions.waiting()).toBe(0);
    gate.open();
    await held;
    expect(read).toEqual(['first']);
    expect(await renditions.isMade('aa2')).toBe(false);
  });

  test('renders an aborted image for a later request', async () => {
    const { gate, renditions } = await heldUp();
    const leaving = new AbortController();
    const rendition = plainRendition('aa2', noted('second'));
    const given = renditions.image(rendition, leaving.signal);
    await expect.poll(() => renditions.waiting()).toBe(1);
    leaving.abort(callerLeft());
    await expect(given).rejects.toMatchObject({ status: 499 });
    const later = renditions.image(rendition);
    gate.open();
    expect(await later).toBeInstanceOf(Buffer);
  });

  test('continues while another caller waits', async () => {
    const { gate, renditions } = await heldUp();
    const leaving = new AbortController();
    const rendition = plainRendition('aa2', noted('second'));
    const given = renditions.image(rendition, leaving.signal);
    const remainingImage = renditions.image(rendition, new AbortController().signal);
    await expect.poll(() => renditions.waiting()).toBe(1);
    leaving.abort(callerLeft());
    await expect(given).rejects.toMatchObject({ status: 499 });
    expect(renditions.waiting()).toBe(1);
    gate.open();
    expect(await remainingImage).toBeInstanceOf(Buffer);
    expect(read).toEqual(['first', 'second']);
  });

  test('finishes and caches a running rendering for the next request', async () => {
    const { gate, renditions, first, held, leaving } = await heldUp();
    leaving.abort(callerLeft());
    await expect(held).rejects.toMatchObject({ status: 499 });
    const next = renditions.image(first);
    gate.open();
    expect(await next).toBeInstanceOf(Buffer);
    expect(read).toEqual(['first']);
    expect(await renditions.isMade('aa1')).toBe(true);
  });

  test('starts nothing for an aborted signal', async () => {
    const renditions = createTestRenditions(folder);
    const given = renditions.image(
      plainRendition('aa1', noted('first')),
      AbortSignal.abort(callerLeft()),
    );
    await expect(given).rejects.toMatchObject({ status: 499 });
    expect(read).toEqual([]);
  });
});
