import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** In MB (10⁶ bytes); `ps` reports KiB. */
export function getResidentMegabytes(pid: number): number {
  const output = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(output.trim()) * 1024) / 1_000_000;
}

const pollMs = 200;

/** Peak resident memory while `work` runs, sampled. */
export async function measurePeakMegabytes(
  pid: number,
  work: () => Promise<unknown>,
): Promise<number> {
  let peak = getResidentMegabytes(pid);
  let isDone = false;
  const polling = (async () => {
    while (!isDone) {
      await wait(pollMs);
      peak = Math.max(peak, getResidentMegabytes(pid));
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await polling;
  }
  return peak;
}
