import type { Knex } from 'knex';

/** Whether a database is PostgreSQL; else it is SQLite. */
export const isPostgres = (database: Knex): boolean => database.client.config.client === 'pg';

/**
 * A text in SQL that is compared, and made small, letter by letter as SQLite does it; PostgreSQL would go by the
 * language of its server.
 */
export const byCode = (database: Knex, text: string): string =>
  isPostgres(database) ? `(${text}) collate "C"` : text;
