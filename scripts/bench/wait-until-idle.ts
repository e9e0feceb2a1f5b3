import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Share of CPU time that other processes may use. */
const maxBusyShare = 0.05;

const sampleSeconds = 1;

/** A machine that never becomes idle is measured anyway. */
const maxAttempts = 20;

/** Waits until the machine is idle: work left over from the previous run would count toward the next. */
export async function waitUntilIdle(): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
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
