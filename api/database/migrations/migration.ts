import type { Knex } from 'knex';

/** One step of the database's shape; once released it never changes. */
export interface Migration {
  /** Unique, sorts in the order of the steps, and is what the database remembers. */
  readonly name: string;
  readonly up: (trx: Knex.Transaction) => Promise<void>;
}
