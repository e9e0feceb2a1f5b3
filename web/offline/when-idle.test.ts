import { expect, onTestFinished, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

test('whenIdle resolves four seconds after the load event, once the browser is idle', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let becomeIdle: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    becomeIdle = run;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const onIdle = vi.fn();
  const waiting = whenIdle().then(onIdle);
  await vi.advanceTimersByTimeAsync(3999);
  expect(becomeIdle).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(onIdle).not.toHaveBeenCalled();
  becomeIdle?.();
  await waiting;
  expect(onIdle).toHaveBeenCalled();
});
