import { describe, expect, test } from 'vitest';
import { localizePath, parseLocale, paths } from './paths';

describe('localizePath', () => {
  test.each([
    ['/', '/es'],
    ['/?q=fig', '/es?q=fig'],
    ['/shop', '/es/shop'],
    ['/shop?category=boards#content', '/es/shop?category=boards#content'],
  ])('of %s in Spanish is %s', (english, spanish) => {
    expect(localizePath(english, 'es')).toBe(spanish);
    expect(localizePath(english, 'en')).toBe(english);
  });
});

describe('parseLocale', () => {
  test.each([
    ['/', 'en', '/'],
    ['/shop', 'en', '/shop'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/shop', 'en', '/shop'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es/product/7', 'es', '/product/7'],
    ['/essentials', 'en', '/essentials'],
    ['/en-us/shop', 'en', '/en-us/shop'],
    ['/shop/es', 'en', '/shop/es'],
  ])('of %s returns language %s and path %s', (pathname, language, path) => {
    expect(parseLocale(pathname)).toEqual({ language, path });
  });
});

describe('paths.shop', () => {
  test.each([
    [{}, '/shop'],
    [{ page: 1 }, '/shop'],
    [{ page: 2 }, '/shop?page=2'],
    [{ category: 'boards' }, '/shop?category=boards'],
    [{ category: 'boards', page: 3 }, '/shop?category=boards&page=3'],
  ])('of %o is %s', (filter, url) => {
    expect(paths.shop(filter)).toBe(url);
  });
});
