import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatSlowestFiles, listPlaywrightFiles, listVitestFiles } from './slowest-files.mjs';

test("listVitestFiles sums the durations of each file's tests", () => {
  const name = join(process.cwd(), 'web/cart.test.tsx');
  const assertionResults = [{ duration: 1200 }, { duration: 300 }, { duration: null }, {}];
  expect(listVitestFiles({ testResults: [{ name, assertionResults }] })).toEqual([
    { file: 'web/cart.test.tsx', milliseconds: 1500 },
  ]);
});

test('listPlaywrightFiles sums the durations of all groups, including retries', () => {
  const spec = (/** @type {number[]} */ ...durations) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const file = 'cart.e2e.ts';
  const suites = [{ file, specs: [spec(500)], suites: [{ file, specs: [spec(2000, 1000)] }] }];
  expect(listPlaywrightFiles({ suites })).toEqual([{ file, milliseconds: 3500 }]);
});

test('formatSlowestFiles lists the ten slowest files, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    file: `${index}.test.ts`,
    milliseconds: index * 1000,
  }));
  const lines = formatSlowestFiles(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  11.test.ts');
  expect(lines.at(-1)).toBe('    2.0 s  2.test.ts');
});
