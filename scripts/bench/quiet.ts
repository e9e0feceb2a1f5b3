import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Share of CPU time that other processes may use. */
const mostBusy = 0.05;

const seconds = 1;

/** A machine that never becomes idle is measured anyway. */
const tries = 20;

/** Waits until the machine is idle: work left over from the previous run would count toward the next. */
export async function quiet(): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = coreTimes();
    await setTimeout(seconds * 1000);
    const after = coreTimes();
    const total = after.total - before.total;
    if (total > 0 && 1 - (after.idle - before.idle) / total < mostBusy) return;
  }
}

/** Milliseconds of all cores since boot. */
function coreTimes(): { idle: number; total: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const total = times.reduce(
    (sum, time) => sum + time.user + time.nice + time.sys + time.irq + time.idle,
    0,
  );
  return { idle, total };
}
