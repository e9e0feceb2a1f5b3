import { describe, expect, test } from 'vitest';
import {
  isBusyDaysRequest,
  isCacheable,
  isCatalogRequest,
  isImageRequest,
  isStorefrontPage,
} from './route-matchers';

const createOptions = (
  path: string,
  { mode = 'cors', referrerPath = '/shop', sameOrigin = true } = {},
) => ({
  url: new URL(path, 'http://localhost:3000'),
  // Scripts cannot create requests with mode `navigate`.
  request: { mode: mode as RequestMode, referrer: `http://localhost:3000${referrerPath}` },
  sameOrigin,
});

const createNavigation = (path: string) => createOptions(path, { mode: 'navigate' });

describe('isStorefrontPage', () => {
  test.each([
    '/',
    '/es',
    '/shop?category=boards&page=2',
    '/es/product/7',
    '/receipt/LH-1024',
    '/nowhere',
    '/apiary',
    '/administration',
  ])('matches %s', (path) => expect(isStorefrontPage(createNavigation(path))).toBe(true));

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
  ])('does not match %s', (path) => expect(isStorefrontPage(createNavigation(path))).toBe(false));

  test('matches only same-origin navigations', () => {
    expect(isStorefrontPage(createOptions('/shop'))).toBe(false);
    expect(isStorefrontPage(createOptions('/shop', { mode: 'navigate', sameOrigin: false }))).toBe(
      false,
    );
  });
});

describe('isCatalogRequest', () => {
  test.each([
    '/api/products',
    '/api/featured-products',
    '/api/products/7',
    '/api/products/7/images',
    '/api/media/files?filter_tags=hero&limit=10',
    '/api/settings/header-image',
    '/api/settings/shop',
  ])('matches %s', (path) => expect(isCatalogRequest(createOptions(path))).toBe(true));

  test.each([
    '/api/products.csv',
    '/api/products/7/images/2',
    '/api/media/files/abc',
    '/api/media/folders',
    '/api/admin/session',
    '/api/contact-messages',
    '/api/order-requests',
    '/api/busy-days',
    '/api/visitors/today',
    '/healthz',
  ])('does not match %s', (path) => expect(isCatalogRequest(createOptions(path))).toBe(false));

  test('does not match requests from the back office or to another origin', () => {
    expect(isCatalogRequest(createOptions('/api/products', { referrerPath: '/admin' }))).toBe(
      false,
    );
    expect(
      isCatalogRequest(createOptions('/api/products', { referrerPath: '/admin/products' })),
    ).toBe(false);
    expect(isCatalogRequest(createOptions('/api/products', { sameOrigin: false }))).toBe(false);
  });
});

test('isBusyDaysRequest matches the busy days on storefront pages only', () => {
  expect(isBusyDaysRequest(createOptions('/api/busy-days'))).toBe(true);
  expect(isBusyDaysRequest(createOptions('/api/busy-days', { referrerPath: '/admin' }))).toBe(
    false,
  );
  expect(isBusyDaysRequest(createOptions('/api/products'))).toBe(false);
});

test('isImageRequest matches image renditions on storefront pages only', () => {
  const path = '/api/media/optimize/abc?v=1&width=480&quality=70';
  expect(isImageRequest(createOptions(path))).toBe(true);
  expect(isImageRequest(createOptions(path, { referrerPath: '/admin/media' }))).toBe(false);
  expect(isImageRequest(createOptions('/api/media/optimize/abc/more'))).toBe(false);
});

describe('isCacheable', () => {
  const createResponse = (status: number, headers: Record<string, string>) =>
    new Response('[]', { status, headers: { 'Content-Type': 'application/json', ...headers } });

  test.each(['no-cache', 'public, max-age=300', ''])(
    'accepts a response with Cache-Control %j',
    (cacheControl) =>
      expect(
        isCacheable(createResponse(200, { 'Cache-Control': cacheControl }), 'application/json'),
      ).toBe(true),
  );

  test.each(['no-store', 'private', 'private, max-age=60', 'no-cache, no-store'])(
    'rejects a response with Cache-Control %j',
    (cacheControl) =>
      expect(
        isCacheable(createResponse(200, { 'Cache-Control': cacheControl }), 'application/json'),
      ).toBe(false),
  );

  test.each([201, 206, 404, 429, 500, 503])('rejects a response with status %i', (status) =>
    expect(isCacheable(createResponse(status, {}), 'application/json')).toBe(false),
  );

  test('rejects a response of another content type', () => {
    const htmlResponse = createResponse(200, { 'Content-Type': 'text/html' });
    expect(isCacheable(htmlResponse, 'application/json')).toBe(false);
    expect(isCacheable(htmlResponse, 'image/')).toBe(false);
    expect(isCacheable(createResponse(200, { 'Content-Type': 'image/avif' }), 'image/')).toBe(true);
  });
});
