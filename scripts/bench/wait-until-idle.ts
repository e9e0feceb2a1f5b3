import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Share of CPU time that other processes may use. */
const maxBusyShare = 0.05;

const sampleSeconds = 1;

const maxSeconds = 20;

/** A new server makes its images as AVIF at the lowest priority. */
const maxPrerenderSeconds = 300;

/** Waits until a new server has made its images: visitors come to one that has. */
export const waitUntilPrerendered = (): Promise<void> => waitUntilIdle(maxPrerenderSeconds);

/**
 * Waits until the machine is idle: work left over from the previous run would count toward the next. A machine that
 * never becomes idle is measured anyway.
 */
export async function waitUntilIdle(seconds: number = maxSeconds): Promise<void> {
  for (let waited = 0; waited < seconds; waited += sampleSeconds) {
    const before = readCoreTimes();
    await setTimeout(sampleSeconds * 1000);
    const after = readCoreTimes();
    const total = after.total - before.total;
    if (total > 0 && 1 - (after.idle - before.idle) / total < maxBusyShare) return;
  }
}

/** Milliseconds of all cores since boot. */
function readCoreTimes(): { idle: number; total: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const total = times.reduce(
    (sum, time) => sum + time.user + time.nice + time.sys + time.irq + time.idle,
    0,
  );
  return { idle, total };
}
