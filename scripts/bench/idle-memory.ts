import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { imageWidths } from '#contract/media/image-options';
import { demoImages } from '#demo/images';
import { formatTable } from '../lib/format-table.mjs';
import { withApp } from './app-server';
import { atMost, formatGoal, formatMeasurement } from './goal';

const renditionCount = 3000;

/** Minutes after the last rendition. */
const restMinutes = 5;

const goal = atMost(120);

/** Before young objects and freed buffers got less memory, measured the same way on two cores. */
const before = { atStart: '165', afterRenditions: '386', atRest: '231' };

/** Memory of the server and its rendering processes: at rest, after many renditions, and after an idle period. */
export const measureIdleMemory = (): Promise<string> =>
  withApp(async ({ origin, pid }) => {
    await waitForRenderers(pid);
    const atStart = getGroupMegabytes(pid);
    const queue = new PQueue({ concurrency: 8 });
    await queue.addAll(buildRenditionUrls(origin).map((url) => () => fetchImage(url)));
    const afterRenditions = getGroupMegabytes(pid);
    console.log(`  after ${renditionCount} renditions: ${afterRenditions.toFixed(0)} MB`);
    await wait(restMinutes * 60_000);
    return formatTable(
      ['resident memory, MB', 'before', 'now', 'goal'],
      [
        [
          'at rest, once the first images are prerendered',
          before.atStart,
          formatMeasurement(atStart, 0, goal),
          formatGoal(goal),
        ],
        [
          `after ${renditionCount} renditions`,
          before.afterRenditions,
          afterRenditions.toFixed(0),
          '',
        ],
        [
          `${restMinutes} minutes later`,
          before.atRest,
          formatMeasurement(getGroupMegabytes(pid), 0, goal),
          formatGoal(goal),
        ],
      ],
    );
  });

/** All different, and never generated before. */
const buildRenditionUrls = (origin: string): string[] =>
  [70, 75, 80, 90]
    .flatMap((quality) =>
      ['webp', 'jpeg', 'png'].map((format) => `quality=${quality}&format=${format}`),
    )
    .flatMap((query) => [...imageWidths, 400, 600].map((width) => `width=${width}&${query}`))
    .flatMap((query) => demoImages.map(({ id }) => `${origin}/api/media/optimize/${id}?${query}`))
    .slice(0, renditionCount);

const pollMs = 1000;

/** The server prerenders images after its start, in a process of its own that ends when idle. */
async function waitForRenderers(leader: number): Promise<void> {
  do await wait(pollMs);
  while (countProcesses(leader) > 1);
}

async function fetchImage(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await response.arrayBuffer();
}

/** Resident memory of a process group in MB (10⁶ bytes); `ps` reports KiB. */
function getGroupMegabytes(leader: number): number {
  const kibibytes = listResidentKibibytes(leader).reduce((sum, rss) => sum + rss, 0);
  return (kibibytes * 1024) / 1_000_000;
}

const countProcesses = (leader: number): number => listResidentKibibytes(leader).length;

/** Of each process of the group. */
const listResidentKibibytes = (leader: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([group, rss = 0]) => (group === leader ? rss : []));
