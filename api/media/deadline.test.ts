import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../testing/local-server';
import { byDeadline, DeadlinePassed } from './deadline';

const forever = (end: AbortSignal) =>
  new Promise<never>((_, reject) => {
    end.addEventListener('abort', () => reject(new Error('ended')));
  });

test('withTimeout() rejects with TimeoutError after the timeout', async () => {
  await expect(byDeadline(1, undefined, forever)).rejects.toBeInstanceOf(DeadlinePassed);
});

test('withTimeout() rejects with the reason of the caller’s signal', async () => {
  const leaving = new AbortController();
  const work = byDeadline(60_000, leaving.signal, forever);
  const reason = new Error('left');
  leaving.abort(reason);
  await expect(work).rejects.toBe(reason);
});

test('withTimeout() does not start work for an aborted signal', async () => {
  const reason = new Error('left');
  let begun = false;
  const work = byDeadline(60_000, AbortSignal.abort(reason), async () => {
    begun = true;
  });
  await expect(work).rejects.toBe(reason);
  expect(begun).toBe(false);
});

test('withTimeout() rejects with the work’s own error', async () => {
  const error = new Error('broken');
  await expect(byDeadline(60_000, undefined, () => Promise.reject(error))).rejects.toBe(error);
});

test('withTimeout() ends a hanging request despite garbage collection', async () => {
  setFlagsFromString('--expose-gc');
  const cleanUp: () => void = runInNewContext('gc');
  const server = await startServer(() => undefined);
  onTestFinished(server.close);
  const asking = byDeadline(300, new AbortController().signal, (signal) =>
    fetch(server.origin, { signal }),
  );
  const ended = expect(asking).rejects.toBeInstanceOf(DeadlinePassed);
  for (let times = 0; times < 5; times += 1) {
    await setImmediate();
    cleanUp();
  }
  await ended;
});
