import PQueue from 'p-queue';
import { expect, test } from 'vitest';
import { createDeferred } from '../testing/deferred';
import { runInQueue } from './run-in-queue';

const abortError = new Error('left');

/** A queue with concurrency 1, blocked until the gate opens. */
function createBusyQueue(signal?: AbortSignal) {
  const queue = new PQueue({ concurrency: 1 });
  const gate = createDeferred();
  const order: string[] = [];
  const work = async () => {
    await gate.promise;
    order.push('first');
  };
  return { queue, gate, order, first: runInQueue(queue, work, { signal }) };
}

test('runInQueue() never starts work that was aborted while waiting', async () => {
  const { queue, gate, first } = createBusyQueue();
  const controller = new AbortController();
  let hasStarted = false;
  const second = runInQueue(
    queue,
    async () => {
      hasStarted = true;
    },
    { signal: controller.signal },
  );
  controller.abort(abortError);
  await expect(second).rejects.toBe(abortError);
  gate.release();
  await first;
  await queue.onIdle();
  expect(hasStarted).toBe(false);
});

test('runInQueue() keeps the slot of running work when its caller aborts', async () => {
  const controller = new AbortController();
  const { queue, gate, order } = createBusyQueue(controller.signal);
  controller.abort(abortError);
  const second = runInQueue(queue, async () => void order.push('second'));
  gate.release();
  await second;
  expect(order).toEqual(['first', 'second']);
});

test('runInQueue() does not queue work for an aborted signal', async () => {
  const { queue, gate } = createBusyQueue();
  const rejectedWork = runInQueue(queue, async () => 'begun', {
    signal: AbortSignal.abort(abortError),
  });
  await expect(rejectedWork).rejects.toBe(abortError);
  expect(queue.size).toBe(0);
  gate.release();
});

test('runInQueue() runs higher priority first', async () => {
  const { queue, gate, order } = createBusyQueue();
  const later = runInQueue(queue, async () => void order.push('later'));
  const urgent = runInQueue(queue, async () => void order.push('urgent'), { priority: 1 });
  gate.release();
  await Promise.all([later, urgent]);
  expect(order).toEqual(['first', 'urgent', 'later']);
});
