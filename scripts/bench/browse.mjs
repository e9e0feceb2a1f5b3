import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// Requests one path after the other, in a thread with no other work that could delay the measurement.

/** @type {{ origin: string, paths: string[], pause: number, headers: Record<string, string> }} */
const { origin, paths, pause, headers } = workerData;

/** @type {number[]} */
const milliseconds = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

for (let turn = 0; !isOver; turn += 1) {
  const url = origin + paths[turn % paths.length];
  const begun = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  milliseconds.push(performance.now() - begun);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  await wait(pause);
}
parentPort?.postMessage(milliseconds);
