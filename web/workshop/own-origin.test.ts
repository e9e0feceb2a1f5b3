import { expect, test } from 'vitest';
import { findOwnOriginUrl } from './own-origin';

test.each([
  ['http://localhost:6006/workshop/', 'http://workshop.localhost:6006/workshop/'],
  [
    'http://127.0.0.1:5173/workshop/?story=x#y',
    'http://workshop.localhost:5173/workshop/?story=x#y',
  ],
  ['http://[::1]:5173/workshop/', 'http://workshop.localhost:5173/workshop/'],
])('findOwnOriginUrl moves %s from the origin of the shop to %s', (href, expected) => {
  expect(findOwnOriginUrl({ href })).toBe(expected);
});

test.each(['http://workshop.localhost:6006/workshop/', 'http://192.168.1.7:6006/workshop/'])(
  'findOwnOriginUrl leaves %s where it is',
  (href) => {
    expect(findOwnOriginUrl({ href })).toBeUndefined();
  },
);
