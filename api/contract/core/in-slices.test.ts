import { expect, test } from 'vitest';
import { encodeInSlices, mapInSlices } from './in-slices';

test('mapInSlices returns the results in order and lets timers run in between', async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  const spinFor = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };
  const results = await mapInSlices([1, 2, 3, 4, 5], (item) => {
    spinFor(13);
    return item * 2;
  });
  clearInterval(timer);
  expect(results).toEqual([2, 4, 6, 8, 10]);
  expect(ticks).toBeGreaterThanOrEqual(4);
});

test('mapInSlices rejects with the error of an item', async () => {
  const results = mapInSlices([1, 2], (item) => {
    if (item === 2) throw new Error('Not this one.');
    return item;
  });
  await expect(results).rejects.toThrow('Not this one.');
});

test.each([
  { texts: [], expected: '' },
  { texts: ['año'], expected: 'año' },
  { texts: ['a', '', 'ñ'], expected: 'a||ñ' },
])('encodeInSlices joins $texts', async ({ texts, expected }) => {
  expect(new TextDecoder().decode(await encodeInSlices(texts, '|'))).toBe(expected);
});
