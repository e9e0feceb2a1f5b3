import type { Knex } from 'knex';

/** A schema change. Never edit one that has been released. */
export interface Migration {
  /** Unique, sorts in the order of application; recorded in the table `migrations`. */
  readonly name: string;
  readonly up: (trx: Knex.Transaction) => Promise<void>;
}
