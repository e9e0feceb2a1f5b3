import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTypingPaused } from './use-typing-paused';

test('useTypingPaused is true once the text has stayed the same for 600 ms', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result, rerender } = renderHook(useTypingPaused, { initialProps: 'f' });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  wait(599);
  expect(result.current).toBe(false);
  rerender('fi');
  wait(599);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  rerender('fig');
  expect(result.current).toBe(false);
  wait(600);
  expect(result.current).toBe(true);
});
