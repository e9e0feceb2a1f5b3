import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readRealTime, startClockAt } from './clock';

const thursday = new Date('2026-11-27T02:59:00Z');

beforeEach(() => onTestFinished(startClockAt(thursday)));
afterEach(() => void vi.restoreAllMocks());

test('startClockAt sets the time for new Date(), Date.now() and Date()', () => {
  const latest = new Date(thursday.getTime() + 60_000);
  for (const now of [new Date(), new Date(Date.now()), new Date(Date())]) {
    expect(now >= thursday && now < latest, now.toISOString()).toBe(true);
  }
});

test('startClockAt lets time go on from the chosen instant', async () => {
  const before = Date.now();
  await vi.waitUntil(() => Date.now() > before);
});

test('startClockAt leaves dates with arguments, instanceof, subclasses and static methods alone', () => {
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 0, 2).getDate()).toBe(2);
  expect(Date.UTC(2026, 0)).toBe(1_767_225_600_000);
  expect(new Date()).toBeInstanceOf(Date);
  class Deadline extends Date {}
  expect(new Deadline()).toBeInstanceOf(Deadline);
  expect(structuredClone(new Date(5))).toEqual(new Date(5));
});

test('readRealTime ignores the chosen instant', () => {
  const nowInFuture = Date.now() > readRealTime().getTime();
  expect(nowInFuture).toBe(thursday > readRealTime());
});
