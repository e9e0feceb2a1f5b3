import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Environment variable of a rendering process. */
export const lowPriorityVariable = 'LOW_PRIORITY';

/** The threads of this process; only on Linux. */
const threadsFolder = '/proc/self/task';

/**
 * Lets everything else go first. On Linux, each thread has a priority of its own and passes it on to those that it
 * starts (setpriority(2)); elsewhere the process has one.
 */
export function lowerPriority(): void {
  const threads = existsSync(threadsFolder) ? readdirSync(threadsFolder).map(Number) : [0];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}
