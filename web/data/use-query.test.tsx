import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listRequests, resetMockServer } from '../testing/mock-server';
import { visitPage } from '../testing/visit-page';

const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
});

/** Of the shop page, each once. */
const requests = ['/api/products', '/api/seasonal-collection'];

test('useQuery does not refetch cached data on another page', async () => {
  const user = await visitPage('/shop');
  await advanceTime(600_000);
  await user.click(screen.getByRole('link', { name: 'Gift Boxes' }));
  await screen.findByRole('heading', { level: 1, name: 'Gift Boxes' });
  await advanceTime(10_000);
  expect([...listRequests()].sort()).toEqual(requests);
});

test.each(['focus', 'online'])('useQuery does not refetch on %s', async (event) => {
  await visitPage('/shop');
  await advanceTime(600_000);
  act(() => void window.dispatchEvent(new Event(event)));
  await advanceTime(10_000);
  expect([...listRequests()].sort()).toEqual(requests);
});

test('useQuery does not retry after an error', async () => {
  resetMockServer('server-error');
  await visitPage('/shop');
  await advanceTime(600_000);
  expect([...listRequests()].sort()).toEqual(requests);
});
