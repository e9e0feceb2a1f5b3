import { setTimeout as wait } from 'node:timers/promises';
import { formatTable } from '../lib/format-table.mjs';
import { fetchEntryPaths, startBenchApp, withApp, withDataFolder } from './app-server';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { median } from './median';
import { getResidentMegabytes } from './resident-memory';

const startCount = 5;
const idleSeconds = 5;
const startGoal = atMost(3);
const memoryGoal = atMost(200);

/** How long `npm start` takes on a built clone, and the server's idle memory. */
export async function measureStartup(): Promise<string> {
  const startSeconds = await measureStartSeconds();
  const memory = await measureMemory();
  return formatTable(
    ['start', 'median', 'goal'],
    [
      [
        `npm start until the first response, s (of ${startCount})`,
        formatMeasurement(startSeconds, 2, startGoal),
        formatGoal(startGoal),
      ],
      [
        `resident memory ${idleSeconds} s after the start, MB`,
        formatMeasurement(memory.fresh, 0, memoryGoal),
        formatGoal(memoryGoal),
      ],
      [
        `resident memory ${idleSeconds} s after six page requests, MB`,
        formatMeasurement(memory.afterVisit, 0, memoryGoal),
        formatGoal(memoryGoal),
      ],
    ],
  );
}

const measureStartSeconds = (): Promise<number> =>
  withDataFolder(async (folder) => {
    // The first start seeds the database.
    await (await startBenchApp(folder, 'npm')).stop();
    const seconds: number[] = [];
    for (let start = 0; start < startCount; start += 1) {
      const app = await startBenchApp(folder, 'npm');
      await app.stop();
      seconds.push(app.startupMs / 1000);
    }
    return median(seconds);
  });

const measureMemory = (): Promise<{ fresh: number; afterVisit: number }> =>
  withApp(async ({ origin, pid }) => {
    await wait(idleSeconds * 1000);
    const fresh = getResidentMegabytes(pid);
    for (const path of await fetchEntryPaths(origin))
      await (await fetch(origin + path)).arrayBuffer();
    await wait(idleSeconds * 1000);
    return { fresh, afterVisit: getResidentMegabytes(pid) };
  });
