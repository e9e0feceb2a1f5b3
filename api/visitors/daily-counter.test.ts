import { expect, test } from 'vitest';
import { createDailyCounter } from './daily-counter';
import type { VisitorStore } from './visitor-store';

/** Stores hashes in memory. */
function createMemoryStore() {
  const hashes = new Set<string>();
  const batches: number[] = [];
  const store: VisitorStore = {
    startDay: async () => 'salt',
    async add(_day, batch) {
      batches.push(batch.length);
      for (const hash of batch) hashes.add(hash);
    },
    count: async () => hashes.size,
  };
  return { store, hashes, batches };
}

const startDay = (store: VisitorStore) =>
  createDailyCounter('2026-11-21', {
    store,
    previousFlush: Promise.resolve(),
    onError: (error) => {
      throw error;
    },
  });

test('createDailyCounter counts at most 100,000 visitors, in batches of at most 400', async () => {
  const { store, hashes, batches } = createMemoryStore();
  const counter = startDay(store);
  await counter.flush();
  for (let number = 0; number < 100_050; number += 1) {
    counter.record({ ip: `2001:db8::${number}`, userAgent: 'Firefox' });
  }
  await counter.flush();
  expect(hashes.size).toBe(100_000);
  // SQL statements have a parameter limit.
  expect(Math.max(...batches)).toBeLessThanOrEqual(400);
});

test('createDailyCounter buffers up to 10,000 visitors until the salt is loaded', async () => {
  const { store, hashes } = createMemoryStore();
  const counter = startDay(store);
  for (let number = 0; number < 10_050; number += 1) {
    counter.record({ ip: `2001:db8::${number}`, userAgent: 'Firefox' });
  }
  await counter.flush();
  expect(hashes.size).toBe(10_000);
});
