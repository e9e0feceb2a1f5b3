import { expect, test } from 'vitest';
import { beginDay } from './day';
import type { VisitorStore } from './store';

/** Keeps a day's hashes in memory. */
function storeInMemory() {
  const hashes = new Set<string>();
  const batches: number[] = [];
  const store: VisitorStore = {
    begin: async () => 'salt',
    async add(_day, batch) {
      batches.push(batch.length);
      for (const hash of batch) hashes.add(hash);
    },
    count: async () => hashes.size,
  };
  return { store, hashes, batches };
}

const begin = (store: VisitorStore) =>
  beginDay('2026-11-21', {
    store,
    after: Promise.resolve(),
    onFault: (fault) => {
      throw fault;
    },
  });

test('whoever makes up visitors fills neither memory nor disk: a day has 100,000 at most', async () => {
  const { store, hashes, batches } = storeInMemory();
  const day = begin(store);
  await day.settled();
  for (let number = 0; number < 100_050; number += 1) {
    day.note({ address: `2001:db8::${number}`, browser: 'Firefox' });
  }
  await day.settled();
  expect(hashes.size).toBe(100_000);
  // A statement of SQL takes so many values and no more.
  expect(Math.max(...batches)).toBeLessThanOrEqual(400);
});

test('who comes before the salt is known is counted, up to 10,000', async () => {
  const { store, hashes } = storeInMemory();
  const day = begin(store);
  for (let number = 0; number < 10_050; number += 1) {
    day.note({ address: `2001:db8::${number}`, browser: 'Firefox' });
  }
  await day.settled();
  expect(hashes.size).toBe(10_000);
});
