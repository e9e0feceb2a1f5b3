import { describe, expect, test } from 'vitest';
import { normalizeBase } from './build-demo.mjs';

describe('normalizeBase', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['./', '/'],
    ['la-higuera', '/la-higuera/'],
    ['/la-higuera', '/la-higuera/'],
    ['/demos/la-higuera/', '/demos/la-higuera/'],
  ])('puts a slash at both ends of %j', (path, base) => expect(normalizeBase(path)).toBe(base));

  test.each([
    'https://la-higuera.example/demo/',
    '//cdn.example/',
    '../demo',
    '/demo?x',
    '/demo#x',
  ])('rejects %j', (path) => expect(normalizeBase(path)).toBeUndefined());
});
