import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createOrderRow, openBackOffice } from '../../testing/inbox-rows';
import { listRequests, receiveSubmissions } from '../../testing/mock-server';
// Loads the lazy tab up front, which may take long on a busy machine.
import '../inbox/orders/OrdersTab';

const unreadUrl = '/api/unread-counts';
const minute = 60_000;

const countPolls = () => listRequests().filter((url) => url === unreadUrl).length;

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function openOrders(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await openBackOffice('/admin?tab=orders');
}

afterEach(() => Reflect.deleteProperty(document, 'visibilityState'));

test('page /admin shows an order that arrives while it is open, in the list and in the title', async () => {
  await openOrders();
  expect(document.title).toBe('Admin Dashboard | La Higuera');
  receiveSubmissions({ orders: [createOrderRow({ id: 4 })] });
  act(() => void vi.advanceTimersByTime(minute));
  await waitFor(() => expect(document.title).toBe('(1) Admin Dashboard | La Higuera'));
  expect(await screen.findByRole('button', { name: 'View LH-1004' })).toBeVisible();
});

test('page /admin fetches the unread counts each minute only while it is visible', async () => {
  await openOrders();
  const before = countPolls();
  setVisibility('hidden');
  act(() => void vi.advanceTimersByTime(3 * minute));
  expect(countPolls()).toBe(before);
  act(() => setVisibility('visible'));
  await waitFor(() => expect(countPolls()).toBe(before + 1));
  act(() => void vi.advanceTimersByTime(minute));
  await waitFor(() => expect(countPolls()).toBe(before + 2));
});

test('page /admin fetches the unread counts each minute even if a timer was late before', async () => {
  await openOrders();
  const before = countPolls();
  vi.setSystemTime(Date.now() + 50);
  act(() => void vi.advanceTimersByTime(minute));
  await waitFor(() => expect(countPolls()).toBe(before + 1));
  vi.setSystemTime(Date.now() - 50);
  act(() => void vi.advanceTimersByTime(minute));
  await waitFor(() => expect(countPolls()).toBe(before + 2));
});

test('page /admin stops fetching the unread counts when it closes', async () => {
  await openOrders();
  act(() => screen.getByRole('link', { name: 'Media Gallery' }).click());
  await screen.findByRole('heading', { level: 1, name: /Media/ });
  const before = countPolls();
  act(() => void vi.advanceTimersByTime(3 * minute));
  expect(countPolls()).toBe(before);
});
