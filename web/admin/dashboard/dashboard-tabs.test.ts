import { describe, expect, test } from 'vitest';
import { buildOpeningPath, findOpeningTab } from './dashboard-tabs';

const nothingUnread = { messages: 0, requests: 0, inquiries: 0, orders: 0 };

describe('findOpeningTab', () => {
  test.each([
    ['orders', { messages: 1, requests: 1, inquiries: 0, orders: 1 }],
    ['events', { messages: 1, requests: 1, inquiries: 1, orders: 0 }],
    ['messages', { messages: 1, requests: 1, inquiries: 0, orders: 0 }],
    ['restoration', { messages: 0, requests: 1, inquiries: 0, orders: 0 }],
    ['products', nothingUnread],
    ['products', undefined],
  ])('returns %s for %o', (tab, unread) => {
    expect(findOpeningTab(unread)).toBe(tab);
  });
});

describe('buildOpeningPath', () => {
  test.each([
    ['orders', '', '/admin?tab=orders&view=waiting&sort=event%3Aasc'],
    ['orders', '?scenario=full-day&latency=200', '/admin?tab=orders&view=waiting&sort=event%3Aasc'],
    ['orders', '?q=LH-1001', '/admin?q=LH-1001&tab=orders'],
    ['orders', '?archived=all', '/admin?archived=all&tab=orders'],
    ['messages', '?scenario=slow', '/admin?scenario=slow&tab=messages'],
  ] as const)('opens %s from "%s" at %s', (tab, search, path) => {
    expect(buildOpeningPath(tab, search)).toBe(path);
  });
});
