import { join } from 'node:path';
import fc from 'fast-check';
import knex from 'knex';
import { createClient } from '../../api/conformance/create-client';
import { arbitraryRequest } from '../../api/conformance/random-requests/arbitrary-request';
import type { RandomRequest } from '../../api/conformance/random-requests/break-transport';
import {
  findDifferences,
  findErrors,
} from '../../api/conformance/random-requests/find-differences';
import {
  type Send,
  sendWithTimeLimit,
} from '../../api/conformance/random-requests/send-with-time-limit';
import { requests } from '../../api/conformance/requests';
import { createSequenceReset, mayUseId } from '../../api/conformance/reuse-unused-ids';
import { createDatabase } from '../../api/testing/postgres-database';
import { startPostgres } from '../../api/testing/postgres-server';
import { withDataFolder } from '../bench/app-server';
import { formatTable } from '../lib/format-table.mjs';
import type { SoakResult } from './soak-result';
import { type SoakServer, startSoakServer } from './soak-server';

/** SOAK_REQUESTS and SOAK_SEED repeat a run, or a part of one. */
const requestCount = Number(process.env.SOAK_REQUESTS ?? 20_000);

const batchSize = 500;

/** Caches and pools fill up before memory is compared. */
const warmUpCount = Math.min(4000, requestCount / 2);

const maxFailures = 20;

/** Rows, and renditions that are cached, also take memory. */
const maxGrowthMegabytes = 50;

/** Sends the same random requests to a server on SQLite and one on PostgreSQL. */
export async function soakRequests(signal: AbortSignal): Promise<SoakResult> {
  const postgres = await startPostgres();
  if (!postgres) return { report: '', failures: ['PostgreSQL is not installed.'] };
  try {
    const databaseUrl = await createDatabase(postgres.server);
    return await withDataFolder((folder) => soakBoth(folder, databaseUrl, signal));
  } finally {
    await postgres.stop();
  }
}

interface Servers {
  readonly sqlite: SoakServer;
  readonly postgres: SoakServer;
}

/** In MB. */
interface Memory {
  readonly sqlite: number;
  readonly postgres: number;
}

async function soakBoth(
  folder: string,
  databaseUrl: string,
  signal: AbortSignal,
): Promise<SoakResult> {
  const sqlite = await startSoakServer(join(folder, 'sqlite'));
  const postgres = await startSoakServer(join(folder, 'postgres'), { DATABASE_URL: databaseUrl });
  const database = knex({ client: 'pg', connection: databaseUrl });
  const servers = { sqlite, postgres };
  const seed = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 31);
  const counts = new Map<number, number>();
  const failures: string[] = [];
  const sendBoth = createPairSender(servers, createSequenceReset(database));
  const send = async (from: number, to: number) => {
    for (let batch = from; batch < to && failures.length < maxFailures; batch += batchSize) {
      for (const request of sampleRequests(seed + batch)) {
        if (signal.aborted) throw new Error('Interrupted.');
        const { status, errors } = await sendBoth(request).catch(toFailedResponse);
        counts.set(status, (counts.get(status) ?? 0) + 1);
        for (const error of errors) {
          failures.push(`${describeRequest(request)}\n  ${error}`);
          console.log(failures.at(-1));
        }
      }
      console.log(`  ${batch + batchSize} requests, ${failures.length} failures`);
    }
  };
  try {
    await send(0, warmUpCount);
    const before = await measureMemory(servers);
    await send(warmUpCount, requestCount);
    const after = await measureMemory(servers);
    return {
      report: formatReport({ seed, counts, before, after }),
      failures: [...failures, ...findGrowth(before, after)],
    };
  } finally {
    await database.destroy();
    await Promise.all([sqlite.stop(), postgres.stop()]);
  }
}

/** The server slows sign-ins down on purpose, by up to 16 seconds; the conformance test has them, without waits. */
const withoutSignIn = arbitraryRequest(requests, { without: ['signIn'] });

const sampleRequests = (seed: number): readonly RandomRequest[] =>
  fc.sample(withoutSignIn, { seed, numRuns: batchSize });

function createPairSender({ sqlite, postgres }: Servers, reuseIds: () => Promise<void>) {
  const [sendToSqlite, sendToPostgres] = [sqlite, postgres].map((server) =>
    sendWithTimeLimit(createClient(server)),
  ) as [Send, Send];
  return async (request: RandomRequest) => {
    const expected = await sendToSqlite(request);
    const response = await sendToPostgres(request);
    if (mayUseId(request, response)) await reuseIds();
    const errors = [
      ...findErrors(request, expected),
      ...findErrors(request, response),
      ...findDifferences(request, response, expected),
    ];
    return { status: response.status, errors };
  };
}

/** Such as a connection that was closed without a response. */
const toFailedResponse = (error: unknown) => ({ status: 0, errors: [String(error)] });

const describeRequest = ({ method = 'GET', path, as, body }: RandomRequest) =>
  `${method} ${path} ${as ?? ''} ${body ? new TextDecoder().decode(body.slice(0, 1000)) : ''}`;

const measureMemory = async ({ sqlite, postgres }: Servers): Promise<Memory> => ({
  sqlite: await sqlite.measureMemory(),
  postgres: await postgres.measureMemory(),
});

const findGrowth = (before: Memory, after: Memory): string[] =>
  (['sqlite', 'postgres'] as const)
    .filter((name) => after[name] - before[name] > maxGrowthMegabytes)
    .map(
      (name) => `the memory of the server on ${name} grew by more than ${maxGrowthMegabytes} MB`,
    );

interface Figures {
  readonly seed: number;
  readonly counts: ReadonlyMap<number, number>;
  readonly before: Memory;
  readonly after: Memory;
}

function formatReport({ seed, counts, before, after }: Figures): string {
  const statuses = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  const rows = (['sqlite', 'postgres'] as const).map((name) => [
    name,
    before[name].toFixed(0),
    after[name].toFixed(0),
  ]);
  return [
    `${requestCount} random requests to each server (seed ${seed}), by status: ${statuses.join(', ')}`,
    formatTable(
      ['memory after garbage collection, MB', `after ${warmUpCount}`, `after ${requestCount}`],
      rows,
    ),
  ].join('\n\n');
}
