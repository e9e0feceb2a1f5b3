import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openShop, requestsMade } from '../testing/mock-server';
import { renderPage } from '../testing/render-page';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
});

test('useQuery does not refetch cached data on another page', async () => {
  const user = await renderPage('/shop');
  await pass(600_000);
  await user.click(screen.getByRole('link', { name: 'Gift Boxes' }));
  await screen.findByRole('heading', { level: 1, name: 'Gift Boxes' });
  await pass(10_000);
  expect(requestsMade()).toEqual(['/api/products']);
});

test.each(['focus', 'online'])('useQuery does not refetch on %s', async (event) => {
  await renderPage('/shop');
  await pass(600_000);
  act(() => void window.dispatchEvent(new Event(event)));
  await pass(10_000);
  expect(requestsMade()).toEqual(['/api/products']);
});

test('useQuery does not retry after an error', async () => {
  openShop('server-error');
  await renderPage('/shop');
  await pass(600_000);
  expect(requestsMade()).toEqual(['/api/products']);
});
