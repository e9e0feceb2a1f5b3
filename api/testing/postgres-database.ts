import { randomUUID } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { inject } from 'vitest';
import { openDatabase } from '../database/open-database';
import type { PostgresServer } from './postgres-server';

/** Returns a function that creates a new database for a test server; undefined without PostgreSQL. */
export function createPostgresOpener(): ((dataFolder: string) => Promise<Knex>) | undefined {
  const create = createPostgresCreator();
  return (
    create && (async (dataFolder) => openDatabase({ dataFolder, databaseUrl: await create() }))
  );
}

/** Returns a function that creates an empty database and resolves to its URL; undefined without PostgreSQL. */
export function createPostgresCreator(): (() => Promise<string>) | undefined {
  const postgres = inject('postgres');
  return postgres && (() => createDatabase(postgres));
}

/**
 * Returns the URL of a new database: empty, or a copy of the one at `templateUrl`, which must have no connections.
 */
export async function createDatabase(
  postgres: PostgresServer,
  templateUrl?: string,
): Promise<string> {
  const name = `${postgres.prefix}_${randomUUID().slice(0, 8)}`;
  await runOnServer(postgres, (server) =>
    templateUrl === undefined
      ? server.raw('create database ??', [name])
      : server.raw('create database ?? template ??', [name, getDatabaseName(templateUrl)]),
  );
  const databaseUrl = new URL(postgres.url);
  databaseUrl.pathname = `/${name}`;
  return databaseUrl.href;
}

export const dropDatabase = (postgres: PostgresServer, databaseUrl: string): Promise<void> =>
  runOnServer(postgres, (server) =>
    server.raw('drop database if exists ?? with (force)', [getDatabaseName(databaseUrl)]),
  );

const getDatabaseName = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1);

async function runOnServer(
  { url }: PostgresServer,
  work: (server: Knex) => Promise<unknown>,
): Promise<void> {
  const server = knex({ client: 'pg', connection: url });
  try {
    await work(server);
  } finally {
    await server.destroy();
  }
}
