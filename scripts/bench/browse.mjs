import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// Requests one path after the other, in a thread with no other work that could delay the measurement.

/** @type {{ origin: string, paths: string[], pause: number, headers: Record<string, string> }} */
const { origin, paths, pause, headers } = workerData;

/** @type {number[]} */
const milliseconds = [];
let isStopped = false;
parentPort?.once('message', () => {
  isStopped = true;
});

for (let index = 0; !isStopped; index += 1) {
  const url = origin + paths[index % paths.length];
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  milliseconds.push(performance.now() - startedAt);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  await wait(pause);
}
parentPort?.postMessage(milliseconds);
