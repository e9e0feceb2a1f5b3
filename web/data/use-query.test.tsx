import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openShop, requestsMade } from '../testing/mock-server';
import { renderPage } from '../testing/render-page';

/** Lets the time of the page pass as the test wants it. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
});

test('data that was read is not read again on another page', async () => {
  const user = await renderPage('/shop');
  await pass(600_000);
  await user.click(screen.getByRole('link', { name: 'Gift Boxes' }));
  await screen.findByRole('heading', { level: 1, name: 'Gift Boxes' });
  await pass(10_000);
  expect(requestsMade()).toEqual(['/api/products']);
});

test.each(['focus', 'online'])('data that was read is not read again on %s', async (event) => {
  await renderPage('/shop');
  await pass(600_000);
  act(() => void window.dispatchEvent(new Event(event)));
  await pass(10_000);
  expect(requestsMade()).toEqual(['/api/products']);
});

test('a read that failed is not tried again by itself', async () => {
  openShop('server-error');
  await renderPage('/shop');
  await pass(600_000);
  expect(requestsMade()).toEqual(['/api/products']);
});
