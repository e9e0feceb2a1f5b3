import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { callerLeft } from '../dispatch/problem';
import { closedGate } from '../testing/gate';
import {
  notedReaders,
  plainRendition,
  readOriginal,
  renditionsKeptIn,
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

test('an image is made once for all who ask at the same time, and once for all later', async () => {
  const rendition = plainRendition('abcdef', noted('first'));
  const renditions = renditionsKeptIn(folder);
  const images = await Promise.all(Array.from({ length: 5 }, () => renditions.image(rendition)));
  const later = await renditionsKeptIn(folder).image(rendition);
  expect(read).toEqual(['first']);
  for (const image of images) expect(image).toEqual(later);
});

test('nothing but whole images is left on disk', async () => {
  await renditionsKeptIn(folder).image(plainRendition('abcdef'));
  expect(readdirSync(folder, { recursive: true })).toEqual(['ab', 'ab/cdef']);
});

test('who comes when too many are waiting is asked to come again', async () => {
  const gate = closedGate();
  const slow = () => gate.opened.then(readOriginal);
  const renditions = renditionsKeptIn(folder, { waiting: 1, concurrency: 1 });
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

test('what was sent is worked on before images that wait, and may be too much as well', async () => {
  const gate = closedGate();
  const done: string[] = [];
  const note = (name: string) => (): undefined => void done.push(name);
  const renditions = renditionsKeptIn(folder, { waiting: 1, concurrency: 1 });
  const first = renditions.inTurn(() => gate.opened);
  const image = renditions.image(plainRendition('aa1')).then(note('image'));
  await expect.poll(() => renditions.waiting()).toBe(1);
  const sent = renditions.inTurn(async () => note('sent')());
  await expect(renditions.inTurn(async () => 'more')).rejects.toMatchObject({ status: 503 });
  gate.open();
  await Promise.all([first, image, sent]);
  expect(done).toEqual(['sent', 'image']);
});

test('an image that cannot be kept is answered, and told of', async () => {
  const faults: unknown[] = [];
  const full = Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
  const cache: DiskCache = {
    get: async () => undefined,
    body: async () => undefined,
    has: async () => false,
    put: () => Promise.reject(full),
    remove: async () => undefined,
    settled: async () => undefined,
  };
  const renditions = createRenditions(cache, { onFault: (fault) => faults.push(fault) });
  expect(await renditions.image(plainRendition('aa1'))).toBeInstanceOf(Buffer);
  expect(faults).toEqual([full]);
});

test('an original that is long in coming near holds nobody up', async () => {
  const gate = closedGate();
  const renditions = renditionsKeptIn(folder, { concurrency: 1, waiting: 1 });
  const far = { ...plainRendition('aa1', noted('far')), bringNear: () => gate.opened };
  const slow = renditions.image(far);
  expect(await renditions.image(plainRendition('aa2'))).toBeInstanceOf(Buffer);
  expect(await renditions.inTurn(async () => 'sent')).toBe('sent');
  expect(read).toEqual([]);
  gate.open();
  expect(await slow).toBeInstanceOf(Buffer);
});

test('what nobody waits for is not made once it has come near, and need not come', async () => {
  const gate = closedGate();
  const renditions = renditionsKeptIn(folder);
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

describe('what nobody waits for any more', () => {
  /** Renditions whose only worker is held until the gate opens. */
  async function heldUp() {
    const gate = closedGate();
    const renditions = renditionsKeptIn(folder, { concurrency: 1, waiting: 2 });
    const first = plainRendition('aa1', noted('first', gate.opened));
    const leaving = new AbortController();
    const held = renditions.image(first, leaving.signal);
    await expect.poll(() => read).toEqual(['first']);
    return { gate, renditions, first, held, leaving };
  }

  test('is taken from the queue, which has room again', async () => {
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

  test('is made for who comes after that', async () => {
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

  test('is made as long as another still waits', async () => {
    const { gate, renditions } = await heldUp();
    const leaving = new AbortController();
    const rendition = plainRendition('aa2', noted('second'));
    const given = renditions.image(rendition, leaving.signal);
    const kept = renditions.image(rendition, new AbortController().signal);
    await expect.poll(() => renditions.waiting()).toBe(1);
    leaving.abort(callerLeft());
    await expect(given).rejects.toMatchObject({ status: 499 });
    expect(renditions.waiting()).toBe(1);
    gate.open();
    expect(await kept).toBeInstanceOf(Buffer);
    expect(read).toEqual(['first', 'second']);
  });

  test('is ended and kept once it has begun, and is who comes next', async () => {
    const { gate, renditions, first, held, leaving } = await heldUp();
    leaving.abort(callerLeft());
    await expect(held).rejects.toMatchObject({ status: 499 });
    const next = renditions.image(first);
    gate.open();
    expect(await next).toBeInstanceOf(Buffer);
    expect(read).toEqual(['first']);
    expect(await renditions.isMade('aa1')).toBe(true);
  });

  test('is not even asked for when its caller has left before', async () => {
    const renditions = renditionsKeptIn(folder);
    const given = renditions.image(
      plainRendition('aa1', noted('first')),
      AbortSignal.abort(callerLeft()),
    );
    await expect(given).rejects.toMatchObject({ status: 499 });
    expect(read).toEqual([]);
  });
});
