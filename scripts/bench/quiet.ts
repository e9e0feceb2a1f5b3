import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Share of the cores' time that may go to others. */
const mostBusy = 0.05;

/** Seconds that are looked at. */
const seconds = 1;

/** Tries before a machine that is never quiet is measured as it is. */
const tries = 20;

/** Waits until the machine has nothing else to do: what the run before left behind would be counted to the next. */
export async function quiet(): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = coreTimes();
    await setTimeout(seconds * 1000);
    const after = coreTimes();
    const total = after.total - before.total;
    if (total > 0 && 1 - (after.idle - before.idle) / total < mostBusy) return;
  }
}

/** Milliseconds of all cores since the machine started. */
function coreTimes(): { idle: number; total: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const total = times.reduce(
    (sum, time) => sum + time.user + time.nice + time.sys + time.irq + time.idle,
    0,
  );
  return { idle, total };
}
