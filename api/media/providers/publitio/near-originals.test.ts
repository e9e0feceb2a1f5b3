import { beforeEach, expect, test } from 'vitest';
import { callerLeft } from '../../../dispatch/problem';
import { closedGate } from '../../../testing/gate';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { createDiskCache } from '../../disk-cache';
import { createNearOriginals, longestQueue, type NearOriginals } from './near-originals';

const bytes = Buffer.from('an original');
const rethrow = (error: unknown) => {
  throw error;
};

let gate = closedGate();
let fetched: string[] = [];
let originals: NearOriginals;
beforeEach(() => {
  gate = closedGate();
  fetched = [];
  originals = createNearOriginals({
    cache: createDiskCache(temporaryFolder(), { mostBytes: 1e6, onError: rethrow }),
    onError: rethrow,
    async fetchOriginal(id) {
      fetched.push(id);
      await gate.opened;
      return bytes;
    },
  });
});

const staying = () => new AbortController().signal;
const names = (count: number) => Array.from({ length: count }, (_, at) => `id${at}`);
const getStatus = (bringing: Promise<void>) =>
  bringing.then(
    () => 200,
    ({ status }) => status,
  );

test('RemoteOriginalCache fetches four originals at a time and each only once', async () => {
  const all = names(9);
  const brought = [...all, ...all].map((id) => originals.bring(id, staying()));
  await expect.poll(() => fetched).toHaveLength(4);
  gate.open();
  await Promise.all(brought);
  expect(fetched.toSorted()).toEqual(all);
  expect(await originals.read('id8')).toEqual(bytes);
  expect(fetched).toHaveLength(9);
});

test('RemoteOriginalCache rejects with 503 when the queue is full', async () => {
  const statuses: number[] = [];
  const callers = names(4 + longestQueue + 1).map((id) => {
    const leaving = new AbortController();
    getStatus(originals.bring(id, leaving.signal)).then((status) => statuses.push(status));
    return leaving;
  });
  await expect.poll(() => statuses).toEqual([503]);
  for (const leaving of callers) leaving.abort(callerLeft());
  await expect.poll(() => statuses).toHaveLength(4 + longestQueue + 1);
  expect(statuses.filter((status) => status === 499)).toHaveLength(4 + longestQueue);
});

test('RemoteOriginalCache aborts a fetch when its last caller leaves and starts the next', async () => {
  const leaving = new AbortController();
  const [shared = '', ...others] = names(4);
  const left = [shared, ...others].map((id) => getStatus(originals.bring(id, leaving.signal)));
  const sharedRead = originals.read(shared);
  await expect.poll(() => fetched).toHaveLength(4);
  const next = originals.read('next');
  leaving.abort(callerLeft());
  expect(await Promise.all(left)).toEqual([499, 499, 499, 499]);
  await expect.poll(() => fetched).toContain('next');
  gate.open();
  expect(await Promise.all([sharedRead, next])).toEqual([bytes, bytes]);
  expect(fetched.filter((id) => id === shared)).toHaveLength(1);
});

test('RemoteOriginalCache does not cache an original evicted during its fetch', async () => {
  const brought = originals.bring('id', staying());
  await expect.poll(() => fetched).toEqual(['id']);
  await originals.forget('id');
  gate.open();
  await brought;
  await originals.read('id');
  expect(fetched).toEqual(['id', 'id']);
});
