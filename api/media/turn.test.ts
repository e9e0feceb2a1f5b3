import PQueue from 'p-queue';
import { expect, test } from 'vitest';
import { closedGate } from '../testing/gate';
import { inTurn } from './turn';

const left = new Error('left');

/** A queue with concurrency 1, blocked until the gate opens. */
function busyQueue(signal?: AbortSignal) {
  const queue = new PQueue({ concurrency: 1 });
  const gate = closedGate();
  const order: string[] = [];
  const work = async () => {
    await gate.opened;
    order.push('first');
  };
  return { queue, gate, order, first: inTurn(queue, work, { signal }) };
}

test('runInQueue() never starts work that was aborted while waiting', async () => {
  const { queue, gate, first } = busyQueue();
  const leaving = new AbortController();
  let begun = false;
  const second = inTurn(
    queue,
    async () => {
      begun = true;
    },
    { signal: leaving.signal },
  );
  leaving.abort(left);
  await expect(second).rejects.toBe(left);
  gate.open();
  await first;
  await queue.onIdle();
  expect(begun).toBe(false);
});

test('runInQueue() keeps the slot of running work when its caller aborts', async () => {
  const leaving = new AbortController();
  const { queue, gate, order } = busyQueue(leaving.signal);
  leaving.abort(left);
  const second = inTurn(queue, async () => void order.push('second'));
  gate.open();
  await second;
  expect(order).toEqual(['first', 'second']);
});

test('runInQueue() does not queue work for an aborted signal', async () => {
  const { queue, gate } = busyQueue();
  const rejectedWork = inTurn(queue, async () => 'begun', { signal: AbortSignal.abort(left) });
  await expect(rejectedWork).rejects.toBe(left);
  expect(queue.size).toBe(0);
  gate.open();
});

test('runInQueue() runs higher priority first', async () => {
  const { queue, gate, order } = busyQueue();
  const later = inTurn(queue, async () => void order.push('later'));
  const urgent = inTurn(queue, async () => void order.push('urgent'), { priority: 1 });
  gate.open();
  await Promise.all([later, urgent]);
  expect(order).toEqual(['first', 'urgent', 'later']);
});
