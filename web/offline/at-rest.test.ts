import { expect, onTestFinished, test, vi } from 'vitest';
import { atRest } from './at-rest';

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
  const rested = vi.fn();
  const resting = atRest().then(rested);
  await vi.advanceTimersByTimeAsync(3999);
  expect(becomeIdle).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(rested).not.toHaveBeenCalled();
  becomeIdle?.();
  await resting;
  expect(rested).toHaveBeenCalled();
});
