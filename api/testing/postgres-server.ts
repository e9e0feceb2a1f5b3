import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex from 'knex';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The user may create databases; undefined without PostgreSQL. */
    postgres: PostgresServer | undefined;
  }
}

export interface PostgresServer {
  readonly url: string;
  /** Prefix of this run's database names. */
  readonly prefix: string;
}

/** Whether tests can have a PostgreSQL server. */
export const hasPostgres = (): boolean =>
  Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== undefined;

const noPostgresMessage =
  'PostgreSQL was not found, its tests are skipped: install it, or set TEST_DATABASE_URL.';

/** Vitest global setup: starts a PostgreSQL server unless TEST_DATABASE_URL is set; returns the teardown. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const started = await startPostgres();
  provide('postgres', started?.server);
  if (!started) process.stderr.write(`${noPostgresMessage}\n`);
  return async () => started?.stop();
}

interface StartedPostgres {
  readonly server: PostgresServer;
  /** Also drops the databases of this run. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server unless TEST_DATABASE_URL is set; undefined where it isn't installed. */
export async function startPostgres(): Promise<StartedPostgres | undefined> {
  const prefix = `higuera_test_${randomUUID().slice(0, 8)}`;
  const configuredUrl = process.env.TEST_DATABASE_URL || undefined;
  if (configuredUrl !== undefined) {
    const server = { url: configuredUrl, prefix };
    return { server, stop: () => dropDatabases(server) };
  }
  const binFolder = findPostgres();
  if (binFolder === undefined) return undefined;
  const { url, stop } = await startCluster(binFolder);
  return { server: { url, prefix }, stop: async () => stop() };
}

const packagesFolder = '/usr/lib/postgresql';

/** The first version with ICU as the default collation of a database. */
const minVersion = 15;

/** Bin folder of the newest version at Debian's path. */
function findPostgres(): string | undefined {
  if (!existsSync(packagesFolder)) return undefined;
  return readdirSync(packagesFolder)
    .filter((version) => Number(version) >= minVersion)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(packagesFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Uses ICU en-US collation, as most servers do, so that tests detect code that relies on the database's default order.
 */
async function startCluster(binFolder: string) {
  const folder = mkdtempSync(join(tmpdir(), 'higuera-postgres-'));
  const owner = findUnprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const execute = (program: string, args: readonly string[]) =>
    execFileSync(join(binFolder, program), args, { cwd: folder, stdio: 'ignore', ...owner });
  const data = join(folder, 'data');
  const language = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu'];
  const port = await findFreePort();
  const settings = `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c port=${port} -c fsync=off`;
  try {
    execute('initdb', [
      '-D',
      data,
      '-U',
      'tests',
      '-A',
      'trust',
      '-N',
      ...language,
      '--icu-locale=en-US',
    ]);
    execute('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    stop() {
      execute('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For programs that refuse to run as root, or that root's permissions would spare; undefined where this process isn't root. */
export function findUnprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const getId = (option: '-u' | '-g') =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: getId('-u'), gid: getId('-g') };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function dropDatabases({ url, prefix }: PostgresServer): Promise<void> {
  const server = knex({ client: 'pg', connection: url });
  try {
    const databaseNames: string[] = await server('pg_database')
      .where('datname', 'like', `${prefix}%`)
      .pluck('datname');
    for (const name of databaseNames) await server.raw('drop database ?? with (force)', [name]);
  } finally {
    await server.destroy();
  }
}
