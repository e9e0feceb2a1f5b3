import { describe, expect, test } from 'vitest';
import { listPageLinks } from './list-page-links';

describe('listPageLinks', () => {
  test.each([
    [1, 1, '1'],
    [2, 4, '1 2 3 4'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 557, '1 2 gap 557'],
    [3, 557, '1 2 3 4 gap 557'],
    [4, 557, '1 2 3 4 5 gap 557'],
    [278, 557, '1 gap 277 278 279 gap 557'],
    [557, 557, '1 gap 556 557'],
  ])('links from page %i of %i to %s', (page, pageCount, expected) => {
    expect(listPageLinks(page, pageCount).join(' ')).toBe(expected);
  });

  test('has at most seven entries for any number of pages', () => {
    const lengths = Array.from({ length: 600 }, (_, index) => listPageLinks(index + 1, 600).length);
    expect(Math.max(...lengths)).toBe(7);
  });
});
