import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { trackProgress } from './upload-progress';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function startTracking() {
  const reported: number[] = [];
  return { reported, progress: trackProgress((percent) => reported.push(percent)) };
}

test('trackProgress starts at 10 %', () => {
  const { reported, progress } = startTracking();
  expect(reported).toEqual([10]);
  progress.stop();
});

test('trackProgress advances every 300 ms while the browser reports nothing, up to 89 %', () => {
  const { reported, progress } = startTracking();
  vi.advanceTimersByTime(299);
  expect(reported).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(reported).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(reported.at(-1)).toBe(89);
  expect(reported).toEqual([...new Set(reported)].sort((one, other) => one - other));
  progress.stop();
});

test.each([
  [0, 11],
  [0.999, 18],
])('trackProgress takes a random step: %s gives %s %', (random, percent) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  onTestFinished(() => void vi.restoreAllMocks());
  const { reported, progress } = startTracking();
  vi.advanceTimersByTime(300);
  expect(reported.at(-1)).toBe(percent);
  progress.stop();
});

test('trackProgress follows the bytes sent up to 89 %, and stops simulating', () => {
  const { reported, progress } = startTracking();
  progress.sent(0.02);
  progress.sent(0.5);
  vi.advanceTimersByTime(3000);
  progress.sent(0.75);
  progress.sent(1);
  expect(reported).toEqual([10, 50, 75, 89]);
});

test('trackProgress never decreases', () => {
  const { reported, progress } = startTracking();
  vi.advanceTimersByTime(3000);
  const before = reported.at(-1);
  progress.sent(0.01);
  expect(reported.at(-1)).toBe(before);
});

test('trackProgress reports nothing after stop', () => {
  const { reported, progress } = startTracking();
  progress.stop();
  vi.advanceTimersByTime(3000);
  expect(reported).toEqual([10]);
});
