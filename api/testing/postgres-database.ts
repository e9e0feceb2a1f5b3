import { randomUUID } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { inject } from 'vitest';
import { openDatabase } from '../database/open-database';
import type { PostgresServer } from './postgres-server';

/** Returns a function that creates a new database for a test server; undefined without PostgreSQL. */
export function createPostgresOpener(): ((dataFolder: string) => Promise<Knex>) | undefined {
  const postgres = inject('postgres');
  if (postgres === undefined) return undefined;
  return async (dataFolder) =>
    openDatabase({ dataFolder, databaseUrl: await createDatabase(postgres) });
}

/** Returns the URL of a new, empty database. */
export async function createDatabase({ url, prefix }: PostgresServer): Promise<string> {
  const name = `${prefix}_${randomUUID().slice(0, 8)}`;
  const server = knex({ client: 'pg', connection: url });
  try {
    await server.raw('create database ??', [name]);
  } finally {
    await server.destroy();
  }
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return databaseUrl.href;
}
