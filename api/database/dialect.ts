import type { Knex } from 'knex';

/** Whether a database is PostgreSQL; else it is SQLite. */
export const isPostgres = (database: Knex): boolean => database.client.config.client === 'pg';
