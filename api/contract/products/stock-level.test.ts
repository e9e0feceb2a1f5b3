import { expect, test } from 'vitest';
import { getStockLevel } from './stock-level';

test.each([
  { inStock: true, quantityAvailable: null, level: 'in-stock' },
  { inStock: true, quantityAvailable: 4, level: 'in-stock' },
  { inStock: true, quantityAvailable: 3, level: 'low-stock' },
  { inStock: true, quantityAvailable: 1, level: 'low-stock' },
  { inStock: true, quantityAvailable: 0, level: 'out-of-stock' },
  { inStock: false, quantityAvailable: null, level: 'out-of-stock' },
  { inStock: false, quantityAvailable: 2, level: 'out-of-stock' },
  { inStock: false, quantityAvailable: 40, level: 'out-of-stock' },
  { inStock: true, quantityAvailable: null, options: [], level: 'in-stock' },
  { inStock: true, quantityAvailable: 4, options: [{ stock: 0 }, { stock: 4 }], level: 'in-stock' },
  {
    inStock: true,
    quantityAvailable: null,
    options: [{ stock: 1 }, { stock: 3 }],
    level: 'low-stock',
  },
  { inStock: true, quantityAvailable: 3, options: [{ stock: 9 }], level: 'low-stock' },
  { inStock: true, quantityAvailable: 0, options: [{ stock: 9 }], level: 'out-of-stock' },
  {
    inStock: true,
    quantityAvailable: null,
    options: [{ stock: 0 }, { stock: null }],
    level: 'in-stock',
  },
  {
    inStock: true,
    quantityAvailable: 4,
    options: [{ stock: 0 }, { stock: 0 }],
    level: 'out-of-stock',
  },
])(
  'getStockLevel with inStock $inStock, quantity $quantityAvailable and options $options is $level',
  ({ level, ...product }) => {
    expect(getStockLevel(product)).toBe(level);
  },
);
