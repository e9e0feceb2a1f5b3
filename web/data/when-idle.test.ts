import { expect, onTestFinished, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

test('whenIdle resolves four seconds after the load event, once the browser is idle, or after five more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let becomeIdle: (() => void) | undefined;
  let options: IdleRequestOptions | undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void, givenOptions: IdleRequestOptions) => {
    becomeIdle = run;
    options = givenOptions;
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
  expect(options).toEqual({ timeout: 5000 });
  becomeIdle?.();
  await waiting;
  expect(onIdle).toHaveBeenCalled();
});
