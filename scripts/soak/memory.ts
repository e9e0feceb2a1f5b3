import { setTimeout as wait } from 'node:timers/promises';
import { withDataFolder } from '../bench/app-server';
import { formatTable } from '../lib/format-table.mjs';
import { createMixedTraffic, sendDuring } from './mixed-traffic';
import { createShopClient } from './shop-client';
import type { SoakOptions, SoakResult } from './soak-result';
import { type MemorySample, startSoakServer } from './soak-server';
import { createWriters, listMissingKinds } from './writes';

const defaultMinutes = 60;

const requestsPerSecond = 40;

/** Of a short run; otherwise one each minute. */
const minSamples = 16;

/** Of the mean of the last quarter, compared with the second: the first fills caches. */
const maxGrowth = 1.1;

/** Mixed traffic for an hour: the memory of the server must not grow. */
export const soakMemory = (
  signal: AbortSignal,
  { minutes = defaultMinutes }: SoakOptions,
): Promise<SoakResult> =>
  withDataFolder(async (folder) => {
    const server = await startSoakServer(folder, { LOG_LEVEL: 'error' });
    try {
      const client = createShopClient(server.url, { signal });
      const writers = await createWriters(server, client);
      const traffic = await createMixedTraffic(client, writers);
      const sampleCount = Math.max(minSamples, Math.round(minutes));
      const samples: MemorySample[] = [];
      await sendDuring(traffic, requestsPerSecond, async () => {
        for (let count = 0; count < sampleCount; count += 1) {
          await wait((minutes * 60_000) / sampleCount, undefined, { signal });
          const sample = await server.sampleMemory();
          samples.push(sample);
          console.log(
            `  ${sample.resident.toFixed(0)} MB resident, ${sample.heap.toFixed(0)} MB heap`,
          );
        }
      });
      const { requests, errors } = traffic.counts;
      const rows = (['resident', 'heap'] as const).map((name) => compareQuarters(samples, name));
      return {
        report: formatTable(
          [
            `${requests} requests in ${minutes} minutes; after garbage collection, MB`,
            'second quarter',
            'last quarter',
          ],
          rows.map(({ name, second, last }) => [name, second.toFixed(1), last.toFixed(1)]),
        ),
        failures: [
          ...new Set([...errors, ...writers.log.errors]),
          ...listMissingKinds(writers.log),
          ...(writers.log.failedUploads > 0
            ? [`${writers.log.failedUploads} uploads failed.`]
            : []),
          ...rows
            .filter(({ second, last }) => last > second * maxGrowth)
            .map(({ name }) => `The ${name} memory grew by more than 10 %.`),
        ],
      };
    } finally {
      await server.stop();
    }
  });

function compareQuarters(samples: readonly MemorySample[], name: keyof MemorySample) {
  const quarter = samples.length / 4;
  const getMean = (from: number, to: number) => {
    const values = samples.slice(Math.floor(from), Math.floor(to)).map((sample) => sample[name]);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return { name, second: getMean(quarter, 2 * quarter), last: getMean(3 * quarter, 4 * quarter) };
}
