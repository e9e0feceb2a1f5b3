import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { imageWidths } from '#contract/media/image-options';
import { demoImages } from '#demo/photographs';
import { table } from '../report/table.mjs';
import { atMost, cell, formatGoal } from './goal';
import { withShop } from './shop';

const renditions = 500;

/** Minutes after the last rendition. */
const rest = 5;

const goal = atMost(200);

/** Memory of the server and its rendering process: after the start, after many renditions, and after an idle period. */
export const measureMemoryAtRest = (): Promise<string> =>
  withShop(async ({ origin, pid }) => {
    const atStart = megabytesOfGroup(pid);
    const queue = new PQueue({ concurrency: 8 });
    await queue.addAll(renditionUrls(origin).map((url) => () => fetchImage(url)));
    const afterwards = megabytesOfGroup(pid);
    console.log(`  after ${renditions} renditions: ${afterwards.toFixed(0)} MB`);
    await wait(rest * 60_000);
    return table(
      ['resident memory, MB', '', 'goal'],
      [
        ['after the start', atStart.toFixed(0), ''],
        [`after ${renditions} renditions`, afterwards.toFixed(0), ''],
        [`${rest} minutes later`, cell(megabytesOfGroup(pid), 0, goal), formatGoal(goal)],
      ],
    );
  });

/** All different, and never generated before. */
const renditionUrls = (origin: string): string[] =>
  ['webp', 'jpeg', 'png']
    .flatMap((format) => imageWidths.map((width) => `width=${width}&quality=70&format=${format}`))
    .flatMap((query) => demoImages.map(({ id }) => `${origin}/api/media/optimize/${id}?${query}`))
    .slice(0, renditions);

async function fetchImage(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await response.arrayBuffer();
}

/** Resident memory of a process group in MB (10⁶ bytes); `ps` reports KiB. */
function megabytesOfGroup(leader: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const kibibytes = rows.reduce((sum, [group, rss = 0]) => (group === leader ? sum + rss : sum), 0);
  return (kibibytes * 1024) / 1_000_000;
}
