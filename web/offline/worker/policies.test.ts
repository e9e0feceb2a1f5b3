import { describe, expect, test } from 'vitest';
import { isCatalogueRead, isPage, isPicture, isStorable } from './policies';

const asked = (path: string, { mode = 'cors', from = '/shop', sameOrigin = true } = {}) => ({
  url: new URL(path, 'http://localhost:3000'),
  // A page is asked for in a mode that no code can choose.
  request: { mode: mode as RequestMode, referrer: `http://localhost:3000${from}` },
  sameOrigin,
});

const visited = (path: string) => asked(path, { mode: 'navigate' });

describe('a page of the shop', () => {
  test.each([
    '/',
    '/es',
    '/shop?category=boards&page=2',
    '/es/product/7',
    '/receipt/LH-1024',
    '/nowhere',
    '/apiary',
    '/administration',
  ])('is %s', (path) => expect(isPage(visited(path))).toBe(true));

  test.each([
    '/admin',
    '/admin/login',
    '/api',
    '/api/products',
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/sitemap.xml',
    '/la-higuera.jpg',
    '/assets/start-1.js',
  ])('is not %s', (path) => expect(isPage(visited(path))).toBe(false));

  test('is only what a person goes to, here', () => {
    expect(isPage(asked('/shop'))).toBe(false);
    expect(isPage(asked('/shop', { mode: 'navigate', sameOrigin: false }))).toBe(false);
  });
});

describe('a read of the catalogue', () => {
  test.each([
    '/api/products',
    '/api/featured-products',
    '/api/products/7',
    '/api/products/7/images',
    '/api/media/files?filter_tags=hero&limit=10',
    '/api/settings/header-image',
  ])('is %s', (path) => expect(isCatalogueRead(asked(path))).toBe(true));

  test.each([
    '/api/products.csv',
    '/api/products/7/images/2',
    '/api/media/files/abc',
    '/api/media/folders',
    '/api/admin/session',
    '/api/contact-messages',
    '/api/order-requests',
    '/api/visitors/today',
    '/healthz',
  ])('is not %s', (path) => expect(isCatalogueRead(asked(path))).toBe(false));

  test('is not what the back office asks, nor what is asked elsewhere', () => {
    expect(isCatalogueRead(asked('/api/products', { from: '/admin' }))).toBe(false);
    expect(isCatalogueRead(asked('/api/products', { from: '/admin/products' }))).toBe(false);
    expect(isCatalogueRead(asked('/api/products', { sameOrigin: false }))).toBe(false);
  });
});

test('a picture is a rendition, shown to shoppers', () => {
  const address = '/api/media/optimize/abc?v=1&width=480&quality=70';
  expect(isPicture(asked(address))).toBe(true);
  expect(isPicture(asked(address, { from: '/admin/media' }))).toBe(false);
  expect(isPicture(asked('/api/media/optimize/abc/more'))).toBe(false);
});

describe('an answer', () => {
  const answer = (status: number, headers: Record<string, string>) =>
    new Response('[]', { status, headers: { 'Content-Type': 'application/json', ...headers } });

  test.each(['no-cache', 'public, max-age=300', ''])('is stored with Cache-Control %j', (said) =>
    expect(isStorable(answer(200, { 'Cache-Control': said }), 'application/json')).toBe(true),
  );

  test.each(['no-store', 'private', 'private, max-age=60', 'no-cache, no-store'])(
    'is never stored with Cache-Control %j',
    (said) =>
      expect(isStorable(answer(200, { 'Cache-Control': said }), 'application/json')).toBe(false),
  );

  test.each([201, 206, 404, 429, 500, 503])('is never stored with status %i', (status) =>
    expect(isStorable(answer(status, {}), 'application/json')).toBe(false),
  );

  test('is never stored as what it is not', () => {
    const page = answer(200, { 'Content-Type': 'text/html' });
    expect(isStorable(page, 'application/json')).toBe(false);
    expect(isStorable(page, 'image/')).toBe(false);
    expect(isStorable(answer(200, { 'Content-Type': 'image/avif' }), 'image/')).toBe(true);
  });
});
