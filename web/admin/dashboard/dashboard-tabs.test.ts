import { describe, expect, test } from 'vitest';
import { findOpeningTab } from './dashboard-tabs';

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
