import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Resident memory of a process in MB of a million bytes; `ps` counts in KiB. */
export function residentMegabytes(pid: number): number {
  const written = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(written.trim()) * 1024) / 1_000_000;
}

/** Milliseconds between two looks. */
const pause = 200;

/** The most that a process holds while work is done, as far as is seen by looking again and again. */
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
