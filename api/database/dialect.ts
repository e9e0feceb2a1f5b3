import type { Knex } from 'knex';

export const isPostgres = (database: Knex): boolean => database.client.driverName === 'pg';

/** Compares and lowercases an SQL text by code point, as SQLite does; PostgreSQL would use the server's locale. */
export const collate = (database: Knex, text: string): string =>
  isPostgres(database) ? `(${text}) collate "C"` : text;
