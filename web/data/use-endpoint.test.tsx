import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openShop, requestsMade } from '../testing/mock-server';
import { renderPage } from '../testing/render-page';

test('data that was read is not read again: not on focus, not when back online, not on another page', async () => {
  const user = await renderPage('/shop');
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await user.click(screen.getByRole('link', { name: 'Gift Boxes' }));
  await screen.findByRole('heading', { level: 1, name: 'Gift Boxes' });
  expect(requestsMade()).toEqual(['/api/products']);
});

test('a read that failed is not tried again by itself', async () => {
  openShop('server-error');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await renderPage('/shop');
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(requestsMade()).toEqual(['/api/products']);
});
