import { setTimeout as wait } from 'node:timers/promises';
import { table } from '../report/table.mjs';
import { atMost, cell, formatGoal } from './goal';
import { median } from './median';
import { residentMegabytes } from './resident-memory';
import { firstPages, startShop, withDataFolder, withShop } from './shop';

const starts = 5;
const restSeconds = 5;
const startGoal = atMost(3);
const memoryGoal = atMost(200);

/** How long `npm start` takes on a built clone, and the server's idle memory. */
export async function measureStart(): Promise<string> {
  const times = await startTimes();
  const memory = await memoryAtRest();
  return table(
    ['start', 'median', 'goal'],
    [
      [
        `npm start until the first response, s (of ${starts})`,
        cell(times, 2, startGoal),
        formatGoal(startGoal),
      ],
      [
        `resident memory ${restSeconds} s after the start, MB`,
        cell(memory.fresh, 0, memoryGoal),
        formatGoal(memoryGoal),
      ],
      [
        `resident memory ${restSeconds} s after six page requests, MB`,
        cell(memory.visited, 0, memoryGoal),
        formatGoal(memoryGoal),
      ],
    ],
  );
}

const startTimes = (): Promise<number> =>
  withDataFolder(async (folder) => {
    // The first start seeds the database.
    await (await startShop(folder, 'npm')).stop();
    const seconds: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      const shop = await startShop(folder, 'npm');
      await shop.stop();
      seconds.push(shop.startupMs / 1000);
    }
    return median(seconds);
  });

const memoryAtRest = (): Promise<{ fresh: number; visited: number }> =>
  withShop(async ({ origin, pid }) => {
    await wait(restSeconds * 1000);
    const fresh = residentMegabytes(pid);
    for (const path of await firstPages(origin)) await (await fetch(origin + path)).arrayBuffer();
    await wait(restSeconds * 1000);
    return { fresh, visited: residentMegabytes(pid) };
  });
