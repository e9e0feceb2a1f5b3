import type { Knex } from 'knex';

/**
 * Holds a folder until the transaction ends, before any of its files; whether there is one. A file is put into a
 * folder, and an empty folder deleted, only by who holds it.
 */
export const holdFolder = async (trx: Knex.Transaction, id: string): Promise<boolean> =>
  (await trx('media_folders').where({ id }).update({ id })) > 0;
