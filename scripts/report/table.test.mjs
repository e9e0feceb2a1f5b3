import { expect, test } from 'vitest';
import { table } from './table.mjs';

test('formatTable aligns names left and numbers right', () => {
  const written = table(
    ['page', 'kB'],
    [
      ['home', '98.1'],
      ['product', '101.4'],
    ],
  );
  expect(written.split('\n')).toEqual([
    'page        kB',
    '-------  -----',
    'home      98.1',
    'product  101.4',
  ]);
});
