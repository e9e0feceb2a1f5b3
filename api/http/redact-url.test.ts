import { expect, test } from 'vitest';
import { redactUrl } from './redact-url';

test.each([
  ['/shop', '/shop'],
  ['/shop?category=keys&page=2', '/shop?category=keys&page=2'],
  ['/api/order-requests?q=ana&page=2', '/api/order-requests?q=redacted&page=2'],
  ['/order/LH-1001?key=0123', '/order/LH-1001?key=redacted'],
  ['/unsubscribe?token=0123', '/unsubscribe?token=redacted'],
  ['/api/orders/LH-1001?a=1&key=0123&b=2', '/api/orders/LH-1001?a=1&key=redacted&b=2'],
  ['/api/customer?email=ana%40example.com', '/api/customer?email=redacted'],
  ['/order/LH-1001?key=0123&key=4567', '/order/LH-1001?key=redacted'],
  ['/order/LH-1001%3Fkey=0123', '/order/LH-1001%3Fredacted'],
  ['/order/LH-1001%3fkey=0123?a=1', '/order/LH-1001%3Fredacted'],
  ['/shop?page=2&a=%3Fb', '/shop?page=2&a=%3Fb'],
  ['/order/LH-1001?k%65y=0123', '/order/LH-1001?key=redacted'],
])('redactUrl turns %s into %s', (url, redacted) => {
  expect(redactUrl(url)).toBe(redacted);
});
