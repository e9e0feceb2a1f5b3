import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** In MB (10⁶ bytes); `ps` reports KiB. */
export function residentMegabytes(pid: number): number {
  const written = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(written.trim()) * 1024) / 1_000_000;
}

const pause = 200;

/** Peak resident memory while `work` runs, sampled. */
export async function mostResidentMegabytes(
  pid: number,
  work: () => Promise<unknown>,
): Promise<number> {
  let most = residentMegabytes(pid);
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      await wait(pause);
      most = Math.max(most, residentMegabytes(pid));
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await watching;
  }
  return most;
}
