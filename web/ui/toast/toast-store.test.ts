import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  dismissErrorToast,
  dismissToast,
  dismissToastForPage,
  toast,
  toastStore,
} from './toast-store';

const removalDelayMs = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    dismissToast();
    vi.runAllTimers();
    vi.useRealTimers();
  });
});

test('toast() opens a toast with the plain tone by default', () => {
  toast({ title: 'Added to cart' });
  expect(toastStore.getState()).toMatchObject({
    title: 'Added to cart',
    open: true,
    tone: 'plain',
  });
  toast({ title: 'Failed', tone: 'critical' });
  expect(toastStore.getState()).toMatchObject({ title: 'Failed', tone: 'critical' });
});

test('toast() replaces the current toast', () => {
  toast({ title: 'Added to cart', description: 'One board' });
  const first = toastStore.getState();
  toast({ title: 'Added to wishlist' });
  expect(toastStore.getState()).toMatchObject({ title: 'Added to wishlist', open: true });
  expect(toastStore.getState()?.description).toBeUndefined();
  expect(toastStore.getState()?.id).not.toBe(first?.id);
});

test('dismissToast closes the toast immediately and removes it after 1,000,000 ms', () => {
  toast({ title: 'Added to cart' });
  dismissToast();
  expect(toastStore.getState()?.open).toBe(false);
  vi.advanceTimersByTime(removalDelayMs - 1);
  expect(toastStore.getState()?.title).toBe('Added to cart');
  vi.advanceTimersByTime(1);
  expect(toastStore.getState()).toBeUndefined();
});

test('dismissToast called twice does not extend the removal delay', () => {
  toast({ title: 'Added to cart' });
  dismissToast();
  vi.advanceTimersByTime(removalDelayMs / 2);
  dismissToast();
  vi.advanceTimersByTime(removalDelayMs / 2);
  expect(toastStore.getState()).toBeUndefined();
});

test.each([
  ['dismisses an error toast', { tone: 'critical' }, false],
  ['keeps a success toast', { tone: 'plain' }, true],
  [
    'keeps an error toast with an action',
    { tone: 'critical', action: { label: 'Waiting to be sent', run: () => undefined } },
    true,
  ],
] as const)('dismissErrorToast %s', (_, options, stays) => {
  toast({ title: 'Notice', ...options });
  dismissErrorToast();
  expect(toastStore.getState()?.open).toBe(stays);
});

test('dismissToastForPage closes the toast only on the page it links to', () => {
  toast({ title: 'Added to cart', page: '/cart' });
  dismissToastForPage('/wishlist');
  expect(toastStore.getState()?.open).toBe(true);
  dismissToastForPage('/cart');
  expect(toastStore.getState()?.open).toBe(false);
});

test('a new toast is not removed by the timer of the previous one', () => {
  toast({ title: 'Added to cart' });
  dismissToast();
  toast({ title: 'Added to wishlist' });
  vi.advanceTimersByTime(2 * removalDelayMs);
  expect(toastStore.getState()).toMatchObject({ title: 'Added to wishlist', open: true });
});

test('toastStore.subscribe notifies listeners of every change until they unsubscribe', () => {
  const listener = vi.fn();
  const unsubscribe = toastStore.subscribe(listener);
  toast({ title: 'Added to cart' });
  dismissToast();
  vi.advanceTimersByTime(removalDelayMs);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  toast({ title: 'Added to wishlist' });
  expect(listener).toHaveBeenCalledTimes(3);
});
