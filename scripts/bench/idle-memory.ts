import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { imageWidths } from '#contract/media/image-options';
import { demoImages } from '#demo/images';
import { formatTable } from '../lib/format-table.mjs';
import { withApp } from './app-server';
import { atMost, formatGoal, formatMeasurement } from './goal';

const renditionCount = 500;

/** Minutes after the last rendition. */
const restMinutes = 5;

const goal = atMost(200);

/** Memory of the server and its rendering process: after the start, after many renditions, and after an idle period. */
export const measureIdleMemory = (): Promise<string> =>
  withApp(async ({ origin, pid }) => {
    const atStart = getGroupMegabytes(pid);
    const queue = new PQueue({ concurrency: 8 });
    await queue.addAll(buildRenditionUrls(origin).map((url) => () => fetchImage(url)));
    const afterRenditions = getGroupMegabytes(pid);
    console.log(`  after ${renditionCount} renditions: ${afterRenditions.toFixed(0)} MB`);
    await wait(restMinutes * 60_000);
    return formatTable(
      ['resident memory, MB', '', 'goal'],
      [
        ['after the start', atStart.toFixed(0), ''],
        [`after ${renditionCount} renditions`, afterRenditions.toFixed(0), ''],
        [
          `${restMinutes} minutes later`,
          formatMeasurement(getGroupMegabytes(pid), 0, goal),
          formatGoal(goal),
        ],
      ],
    );
  });

/** All different, and never generated before. */
const buildRenditionUrls = (origin: string): string[] =>
  ['webp', 'jpeg', 'png']
    .flatMap((format) => imageWidths.map((width) => `width=${width}&quality=70&format=${format}`))
    .flatMap((query) => demoImages.map(({ id }) => `${origin}/api/media/optimize/${id}?${query}`))
    .slice(0, renditionCount);

async function fetchImage(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await response.arrayBuffer();
}

/** Resident memory of a process group in MB (10⁶ bytes); `ps` reports KiB. */
function getGroupMegabytes(leader: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const kibibytes = rows.reduce((sum, [group, rss = 0]) => (group === leader ? sum + rss : sum), 0);
  return (kibibytes * 1024) / 1_000_000;
}
