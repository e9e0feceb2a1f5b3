import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTranslations } from '../../i18n/translations';
import { Toaster } from './Toaster';
import { toast, toastStore } from './toast-store';

const durationMs = 5000;

function TestToaster() {
  const currentToast = useSyncExternalStore(toastStore.subscribe, toastStore.getState);
  return currentToast && <Toaster toast={currentToast} />;
}

async function showToast(): Promise<HTMLElement> {
  render(
    <I18nProvider i18n={await loadTranslations('en')}>
      <button type="button">Elsewhere</button>
      <TestToaster />
    </I18nProvider>,
  );
  act(() => toast({ title: 'Added to cart', description: 'One board' }));
  return screen.getByText('Added to cart');
}

const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => vi.useRealTimers());

test('<Toaster> shows a toast for 5000 ms', async () => {
  const titleElement = await showToast();
  expect(screen.getByText('One board')).toBeVisible();
  advanceTime(durationMs - 1);
  expect(titleElement).toBeInTheDocument();
  advanceTime(1);
  expect(titleElement).not.toBeInTheDocument();
  expect(toastStore.getState()?.open).toBe(false);
});

test('<Toaster> removes a toast when its Close button is clicked', async () => {
  const titleElement = await showToast();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(titleElement).not.toBeInTheDocument();
});

test('<Toaster> shows a toast with an action for 10,000 ms', async () => {
  await showToast();
  act(() => toast({ title: 'Removed', action: { label: 'Undo', run: () => undefined } }));
  advanceTime(2 * durationMs - 1);
  expect(screen.getByText('Removed')).toBeInTheDocument();
  advanceTime(1);
  expect(screen.queryByText('Removed')).not.toBeInTheDocument();
});

test('<Toaster> runs the action of a toast and closes it', async () => {
  const titleElement = await showToast();
  const undo = vi.fn();
  act(() => toast({ title: 'Removed', action: { label: 'Undo', run: undo } }));
  expect(titleElement).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(toastStore.getState()?.open).toBe(false);
});

test('<Toaster> moves focus to the notifications on F8', async () => {
  const titleElement = await showToast();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8', code: 'F8' });
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  expect(region).toContainElement(titleElement);
  expect(region.contains(document.activeElement)).toBe(true);
});

test.each([
  { pixels: 60, outcome: 'dismisses', stays: false },
  { pixels: 40, outcome: 'keeps', stays: true },
  { pixels: -60, outcome: 'keeps', stays: true },
])(
  '<Toaster> $outcome the toast on a swipe of $pixels px to the right',
  async ({ pixels, stays }) => {
    const titleElement = await showToast();
    const pointer = { pointerId: 1, button: 0, clientX: 100, clientY: 0 };
    const end = { ...pointer, clientX: pointer.clientX + pixels };
    fireEvent.pointerDown(titleElement, pointer);
    fireEvent.pointerMove(titleElement, end);
    fireEvent.pointerUp(titleElement, end);
    expect(toastStore.getState()?.open).toBe(stays);
  },
);
