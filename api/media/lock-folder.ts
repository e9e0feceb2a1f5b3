import type { Knex } from 'knex';

/**
 * Locks a folder row until the transaction ends; false if it does not exist. Moving a file into a folder and deleting an
 * empty folder require the lock. Take it before any lock on the folder's files.
 */
export const lockFolder = async (trx: Knex.Transaction, id: string): Promise<boolean> =>
  (await trx('media_folders').where({ id }).update({ id })) > 0;
