import { beforeEach, expect, test } from 'vitest';
import { clientClosedError } from '../../dispatch/http-error';
import { createDeferred } from '../../testing/deferred';
import { createTemporaryFolder } from '../../testing/temporary-folder';
import { createDiskCache } from '../disk-cache';
import {
  createRemoteOriginalCache,
  maxQueued,
  type RemoteOriginalCache,
} from './remote-original-cache';

const bytes = Buffer.from('an original');
const rethrow = (error: unknown) => {
  throw error;
};

let gate = createDeferred();
let fetched: string[] = [];
let cache: RemoteOriginalCache;
beforeEach(() => {
  gate = createDeferred();
  fetched = [];
  cache = createRemoteOriginalCache({
    cache: createDiskCache(createTemporaryFolder(), { maxBytes: 1e6, onError: rethrow }),
    onError: rethrow,
    async fetchOriginal(id) {
      fetched.push(id);
      await gate.promise;
      return bytes;
    },
  });
});

const createSignal = () => new AbortController().signal;
const createIds = (count: number) => Array.from({ length: count }, (_, at) => `id${at}`);
const getStatus = (request: Promise<void>) =>
  request.then(
    () => 200,
    ({ status }) => status,
  );

test('RemoteOriginalCache fetches four originals at a time and each only once', async () => {
  const ids = createIds(9);
  const requests = [...ids, ...ids].map((id) => cache.prefetch(id, createSignal()));
  await expect.poll(() => fetched).toHaveLength(4);
  gate.release();
  await Promise.all(requests);
  expect(fetched.toSorted()).toEqual(ids);
  expect(await cache.read('id8')).toEqual(bytes);
  expect(fetched).toHaveLength(9);
});

test('RemoteOriginalCache rejects with 503 when the queue is full', async () => {
  const statuses: number[] = [];
  const callers = createIds(4 + maxQueued + 1).map((id) => {
    const controller = new AbortController();
    getStatus(cache.prefetch(id, controller.signal)).then((status) => statuses.push(status));
    return controller;
  });
  await expect.poll(() => statuses).toEqual([503]);
  for (const controller of callers) controller.abort(clientClosedError());
  await expect.poll(() => statuses).toHaveLength(4 + maxQueued + 1);
  expect(statuses.filter((status) => status === 499)).toHaveLength(4 + maxQueued);
});

test('RemoteOriginalCache aborts a fetch when its last caller leaves and starts the next', async () => {
  const controller = new AbortController();
  const [shared = '', ...others] = createIds(4);
  const abandonedStatuses = [shared, ...others].map((id) =>
    getStatus(cache.prefetch(id, controller.signal)),
  );
  const sharedRead = cache.read(shared);
  await expect.poll(() => fetched).toHaveLength(4);
  const nextRead = cache.read('next');
  controller.abort(clientClosedError());
  expect(await Promise.all(abandonedStatuses)).toEqual([499, 499, 499, 499]);
  await expect.poll(() => fetched).toContain('next');
  gate.release();
  expect(await Promise.all([sharedRead, nextRead])).toEqual([bytes, bytes]);
  expect(fetched.filter((id) => id === shared)).toHaveLength(1);
});

test('RemoteOriginalCache does not cache an original evicted during its fetch', async () => {
  const requests = cache.prefetch('id', createSignal());
  await expect.poll(() => fetched).toEqual(['id']);
  await cache.evict('id');
  gate.release();
  await requests;
  await cache.read('id');
  expect(fetched).toEqual(['id', 'id']);
});
