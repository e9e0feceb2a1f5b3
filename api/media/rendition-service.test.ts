import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientClosedError } from '../dispatch/http-error';
import { createDeferred } from '../testing/deferred';
import { createTemporaryFolder } from '../testing/temporary-folder';
import {
  createRecordingReaders,
  createTestRendition,
  createTestRenditions,
  readOriginal,
} from '../testing/test-renditions';
import type { DiskCache } from './disk-cache';
import { renderImage } from './render-image';
import { createRenditionService } from './rendition-service';

let folder = '';
let { read, createReader } = createRecordingReaders();
beforeEach(() => {
  folder = createTemporaryFolder();
  ({ read, createReader } = createRecordingReaders());
});

test('RenditionService renders an image once for concurrent and later requests', async () => {
  const rendition = createTestRendition('abcdef', createReader('first'));
  const renditions = createTestRenditions(folder);
  const images = await Promise.all(Array.from({ length: 5 }, () => renditions.getImage(rendition)));
  const later = await createTestRenditions(folder).getImage(rendition);
  expect(read).toEqual(['first']);
  for (const image of images) expect(image).toEqual(later);
});

test('RenditionService leaves only complete images on disk', async () => {
  await createTestRenditions(folder).getImage(createTestRendition('abcdef'));
  expect(readdirSync(folder, { recursive: true })).toEqual(['ab', 'ab/cdef']);
});

test('RenditionService rejects with 503 and Retry-After when the queue is full', async () => {
  const gate = createDeferred();
  const slow = () => gate.promise.then(readOriginal);
  const renditions = createTestRenditions(folder, { maxQueued: 1, concurrency: 1 });
  const firstImage = renditions.getImage(createTestRendition('aa1', slow));
  await expect.poll(() => renditions.queueSize()).toBe(0);
  const queuedImage = renditions.getImage(createTestRendition('aa2', slow));
  await expect.poll(() => renditions.queueSize()).toBe(1);
  const third = createTestRendition('aa3', slow);
  await expect(renditions.getImage(third)).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '2' },
  });
  gate.release();
  await Promise.all([firstImage, queuedImage]);
  await expect(renditions.getImage(third)).resolves.toBeInstanceOf(Buffer);
});

test('RenditionService runs upload work before waiting images, with its own limit', async () => {
  const gate = createDeferred();
  const order: string[] = [];
  const record = (name: string) => (): undefined => void order.push(name);
  const renditions = createTestRenditions(folder, { maxQueued: 1, concurrency: 1 });
  const first = renditions.runWithPriority(() => gate.promise);
  const image = renditions.getImage(createTestRendition('aa1')).then(record('image'));
  await expect.poll(() => renditions.queueSize()).toBe(1);
  const upload = renditions.runWithPriority(async () => record('sent')());
  await expect(renditions.runWithPriority(async () => 'more')).rejects.toMatchObject({
    status: 503,
  });
  gate.release();
  await Promise.all([first, image, upload]);
  expect(order).toEqual(['sent', 'image']);
});

test('RenditionService serves an image that cannot be cached and reports the error', async () => {
  const errors: unknown[] = [];
  const diskFullError = Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
  const cache: DiskCache = {
    get: async () => undefined,
    getBytesOrStream: async () => undefined,
    has: async () => false,
    put: () => Promise.reject(diskFullError),
    remove: async () => undefined,
    removeAll: async () => undefined,
    retain: async () => undefined,
    onIdle: async () => undefined,
  };
  const renditions = createRenditionService(cache, {
    render: renderImage,
    onError: (error) => errors.push(error),
  });
  expect(await renditions.getImage(createTestRendition('aa1'))).toBeInstanceOf(Buffer);
  expect(errors).toEqual([diskFullError]);
});

test('RenditionService does not block the queue while a slow original is prefetched', async () => {
  const gate = createDeferred();
  const renditions = createTestRenditions(folder, { concurrency: 1, maxQueued: 1 });
  const slowRendition = {
    ...createTestRendition('aa1', createReader('far')),
    prefetch: () => gate.promise,
  };
  const slow = renditions.getImage(slowRendition);
  expect(await renditions.getImage(createTestRendition('aa2'))).toBeInstanceOf(Buffer);
  expect(await renditions.runWithPriority(async () => 'sent')).toBe('sent');
  expect(read).toEqual([]);
  gate.release();
  expect(await slow).toBeInstanceOf(Buffer);
});

test('RenditionService aborts the prefetch and renders nothing when the last caller has left', async () => {
  const gate = createDeferred();
  const renditions = createTestRenditions(folder);
  const controller = new AbortController();
  const prefetchSignals: AbortSignal[] = [];
  const prefetch = (signal: AbortSignal) => {
    prefetchSignals.push(signal);
    return gate.promise;
  };
  const abandonedImage = renditions.getImage(
    { ...createTestRendition('aa1', createReader('far')), prefetch },
    controller.signal,
  );
  await expect.poll(() => prefetchSignals).toHaveLength(1);
  controller.abort(clientClosedError());
  await expect(abandonedImage).rejects.toMatchObject({ status: 499 });
  expect(prefetchSignals[0]?.reason).toMatchObject({ status: 499 });
  gate.release();
  await renditions.getImage(createTestRendition('aa2'));
  expect(read).toEqual([]);
});

describe('RenditionService abort', () => {
  /** The only worker is blocked until the gate opens. */
  async function createBlockedService() {
    const gate = createDeferred();
    const renditions = createTestRenditions(folder, { concurrency: 1, maxQueued: 2 });
    const first = createTestRendition('aa1', createReader('first', gate.promise));
    const controller = new AbortController();
    const blockedImage = renditions.getImage(first, controller.signal);
    await expect.poll(() => read).toEqual(['first']);
    return { gate, renditions, first, blockedImage, controller };
  }

  test('removes an aborted rendering from the queue', async () => {
    const { gate, renditions, blockedImage } = await createBlockedService();
    const controller = new AbortController();
    const abandonedImage = renditions.getImage(
      createTestRendition('aa2', createReader('second')),
      controller.signal,
    );
    await expect.poll(() => renditions.queueSize()).toBe(1);
    controller.abort(clientClosedError());
    await expect(abandonedImage).rejects.toMatchObject({ status: 499 });
    expect(renditions.queueSize()).toBe(0);
    gate.release();
    await blockedImage;
    expect(read).toEqual(['first']);
    expect(await renditions.isCached('aa2')).toBe(false);
  });

  test('renders an aborted image for a later request', async () => {
    const { gate, renditions } = await createBlockedService();
    const controller = new AbortController();
    const rendition = createTestRendition('aa2', createReader('second'));
    const abandonedImage = renditions.getImage(rendition, controller.signal);
    await expect.poll(() => renditions.queueSize()).toBe(1);
    controller.abort(clientClosedError());
    await expect(abandonedImage).rejects.toMatchObject({ status: 499 });
    const later = renditions.getImage(rendition);
    gate.release();
    expect(await later).toBeInstanceOf(Buffer);
  });

  test('continues while another caller waits', async () => {
    const { gate, renditions } = await createBlockedService();
    const controller = new AbortController();
    const rendition = createTestRendition('aa2', createReader('second'));
    const abandonedImage = renditions.getImage(rendition, controller.signal);
    const remainingImage = renditions.getImage(rendition, new AbortController().signal);
    await expect.poll(() => renditions.queueSize()).toBe(1);
    controller.abort(clientClosedError());
    await expect(abandonedImage).rejects.toMatchObject({ status: 499 });
    expect(renditions.queueSize()).toBe(1);
    gate.release();
    expect(await remainingImage).toBeInstanceOf(Buffer);
    expect(read).toEqual(['first', 'second']);
  });

  test('finishes and caches a running rendering for the next request', async () => {
    const { gate, renditions, first, blockedImage, controller } = await createBlockedService();
    controller.abort(clientClosedError());
    await expect(blockedImage).rejects.toMatchObject({ status: 499 });
    const next = renditions.getImage(first);
    gate.release();
    expect(await next).toBeInstanceOf(Buffer);
    expect(read).toEqual(['first']);
    expect(await renditions.isCached('aa1')).toBe(true);
  });

  test('starts nothing for an aborted signal', async () => {
    const renditions = createTestRenditions(folder);
    const abandonedImage = renditions.getImage(
      createTestRendition('aa1', createReader('first')),
      AbortSignal.abort(clientClosedError()),
    );
    await expect(abandonedImage).rejects.toMatchObject({ status: 499 });
    expect(read).toEqual([]);
  });
});
