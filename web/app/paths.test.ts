import { describe, expect, test } from 'vitest';
import { findPage } from './pages';
import { inLanguage, paths, splitLanguage } from './paths';

describe('an address in Spanish', () => {
  test.each([
    ['/', '/es'],
    ['/?q=fig', '/es?q=fig'],
    ['/shop', '/es/shop'],
    ['/shop?category=boards#content', '/es/shop?category=boards#content'],
  ])('of %s is %s', (english, spanish) => {
    expect(inLanguage(english, 'es')).toBe(spanish);
    expect(inLanguage(english, 'en')).toBe(english);
  });
});

describe('the language of a path', () => {
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
  ])('%s is %s, the rest %s', (pathname, language, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, path });
  });
});

describe('the address of the shop', () => {
  test.each([
    [{}, '/shop'],
    [{ page: 1 }, '/shop'],
    [{ page: 2 }, '/shop?page=2'],
    [{ category: 'boards' }, '/shop?category=boards'],
    [{ category: 'boards', page: 3 }, '/shop?category=boards&page=3'],
  ])('for %o is %s', (filter, address) => {
    expect(paths.shop(filter)).toBe(address);
  });
});

test('a subject survives the way to the contact page', () => {
  const subject = 'Fiesta & más: ¿cuándo?';
  const { search } = findPage(
    '/contact',
    new URL(paths.contact(subject), 'http://x').search,
  ).address;
  expect(search.get('subject')).toBe(subject);
});

test.each([
  ['/', '/'],
  ['/es/shop', '/shop'],
  ['/shop/', '/shop'],
  ['/en/shop-categories', '/shop-categories'],
  ['/product', '/product/:id?'],
  ['/es/product/7', '/product/:id?'],
  ['/en/faq', '/faq'],
  ['/es/recipes', '/recipes'],
  ['/restoration', '/restoration'],
  ['/product/7/more', '*'],
  ['/es/admin', '*'],
  ['/administration', '*'],
])('%s is the page %s', (pathname, pattern) => {
  expect(findPage(pathname, '').page.pattern).toBe(pattern);
});
