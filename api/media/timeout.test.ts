import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalServer } from '../testing/local-server';
import { TimeoutError, withTimeout } from './timeout';

const neverResolve = (abortSignal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    abortSignal.addEventListener('abort', () => reject(new Error('ended')));
  });

test('withTimeout() rejects with TimeoutError after the timeout', async () => {
  await expect(withTimeout(1, undefined, neverResolve)).rejects.toBeInstanceOf(TimeoutError);
});

test('withTimeout() rejects with the reason of the caller’s signal', async () => {
  const controller = new AbortController();
  const work = withTimeout(60_000, controller.signal, neverResolve);
  const reason = new Error('left');
  controller.abort(reason);
  await expect(work).rejects.toBe(reason);
});

test('withTimeout() does not start work for an aborted signal', async () => {
  const reason = new Error('left');
  let hasStarted = false;
  const work = withTimeout(60_000, AbortSignal.abort(reason), async () => {
    hasStarted = true;
  });
  await expect(work).rejects.toBe(reason);
  expect(hasStarted).toBe(false);
});

test('withTimeout() rejects with the work’s own error', async () => {
  const error = new Error('broken');
  await expect(withTimeout(60_000, undefined, () => Promise.reject(error))).rejects.toBe(error);
});

test('withTimeout() ends a hanging request despite garbage collection', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const server = await startLocalServer(() => undefined);
  onTestFinished(server.close);
  const request = withTimeout(300, new AbortController().signal, (signal) =>
    fetch(server.origin, { signal }),
  );
  const expectedRejection = expect(request).rejects.toBeInstanceOf(TimeoutError);
  for (let times = 0; times < 5; times += 1) {
    await setImmediate();
    collectGarbage();
  }
  await expectedRejection;
});
