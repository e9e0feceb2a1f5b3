import { expect, test } from 'vitest';
import { formatTable } from './format-table.mjs';

test('formatTable aligns names left and numbers right', () => {
  const output = formatTable(
    ['page', 'kB'],
    [
      ['home', '98.1'],
      ['product', '101.4'],
    ],
  );
  expect(output.split('\n')).toEqual([
    'page        kB',
    '-------  -----',
    'home      98.1',
    'product  101.4',
  ]);
});
