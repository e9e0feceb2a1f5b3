import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dismissFailure, dismissToast, dismissToastOf, toast, toastStore } from './toast-store';

const removalDelay = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    dismissToast();
    vi.runAllTimers();
    vi.useRealTimers();
  });
});

test('a toast is open and plain unless it was said otherwise', () => {
  toast({ title: 'Added to cart' });
  expect(toastStore.getState()).toMatchObject({
    title: 'Added to cart',
    open: true,
    tone: 'plain',
  });
  toast({ title: 'Failed', tone: 'critical' });
  expect(toastStore.getState()).toMatchObject({ title: 'Failed', tone: 'critical' });
});

test('a toast takes the place of the one before it', () => {
  toast({ title: 'Added to cart', description: 'One board' });
  const first = toastStore.getState();
  toast({ title: 'Added to wishlist' });
  expect(toastStore.getState()).toMatchObject({ title: 'Added to wishlist', open: true });
  expect(toastStore.getState()?.description).toBeUndefined();
  expect(toastStore.getState()?.id).not.toBe(first?.id);
});

test('a dismissed toast is closed at once and forgotten after 1,000,000 ms', () => {
  toast({ title: 'Added to cart' });
  dismissToast();
  expect(toastStore.getState()?.open).toBe(false);
  vi.advanceTimersByTime(removalDelay - 1);
  expect(toastStore.getState()?.title).toBe('Added to cart');
  vi.advanceTimersByTime(1);
  expect(toastStore.getState()).toBeUndefined();
});

test('a toast dismissed twice is forgotten as if it had been dismissed once', () => {
  toast({ title: 'Added to cart' });
  dismissToast();
  vi.advanceTimersByTime(removalDelay / 2);
  dismissToast();
  vi.advanceTimersByTime(removalDelay / 2);
  expect(toastStore.getState()).toBeUndefined();
});

test.each([
  ['says that something failed goes', { tone: 'critical' }, false],
  ['says that something was done stays', { tone: 'plain' }, true],
  [
    'offers a way out of a failure stays',
    { tone: 'critical', action: { label: 'Waiting to be sent', run: () => undefined } },
    true,
  ],
] as const)('when something is tried again, a toast that %s', (_, words, stays) => {
  toast({ title: 'Notice', ...words });
  dismissFailure();
  expect(toastStore.getState()?.open).toBe(stays);
});

test('a toast goes once the page is opened that shows the same, and at no other', () => {
  toast({ title: 'Added to cart', page: '/cart' });
  dismissToastOf('/wishlist');
  expect(toastStore.getState()?.open).toBe(true);
  dismissToastOf('/cart');
  expect(toastStore.getState()?.open).toBe(false);
});

test('a new toast outlives the removal of the one before it', () => {
  toast({ title: 'Added to cart' });
  dismissToast();
  toast({ title: 'Added to wishlist' });
  vi.advanceTimersByTime(2 * removalDelay);
  expect(toastStore.getState()).toMatchObject({ title: 'Added to wishlist', open: true });
});

test('whoever listens is told of every change until they stop listening', () => {
  const listener = vi.fn();
  const stop = toastStore.subscribe(listener);
  toast({ title: 'Added to cart' });
  dismissToast();
  vi.advanceTimersByTime(removalDelay);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  toast({ title: 'Added to wishlist' });
  expect(listener).toHaveBeenCalledTimes(3);
});
