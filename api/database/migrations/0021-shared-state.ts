import { isPostgres } from '../dialect';
import type { Migration } from './migration';

/** Tables with what cached responses show. */
const cachedTables = [
  'products',
  'product_translations',
  'product_images',
  'media_files',
  'media_file_tags',
  'media_folders',
  'settings',
];

/**
 * What servers of one PostgreSQL database have to share. A SQLite file has a single server, which has all of it in its
 * memory.
 */
export const sharedState: Migration = {
  name: '0021-shared-state',
  async up(trx) {
    if (!isPostgres(trx)) return;
    await trx.schema.createTable('rate_limits', (table) => {
      // The columns of rate-limiter-flexible's store for PostgreSQL.
      table.string('key', 255).primary();
      table.integer('points').notNullable().defaultTo(0);
      table.bigInteger('expire');
    });
    await trx.schema.createTable('cache_version', (table) => {
      table.bigInteger('version').notNullable();
    });
    await trx('cache_version').insert({ version: 0 });
    // Deferred: the row of the version is locked last and for the length of a commit, so that writers neither wait for
    // each other nor deadlock. Runs for each changed row, but counts once in a transaction.
    await trx.raw(`
      create function increment_cache_version() returns trigger language plpgsql as $$
      declare
        transaction_id text := pg_current_xact_id()::text;
        new_version bigint;
      begin
        if current_setting('higuera.cache_version_of', true) is distinct from transaction_id then
          perform set_config('higuera.cache_version_of', transaction_id, true);
          update cache_version set version = version + 1 returning version into new_version;
          perform pg_notify('cache_version', new_version::text);
        end if;
        return null;
      end $$
    `);
    for (const table of cachedTables) {
      await trx.raw(
        `create constraint trigger increment_cache_version after insert or update or delete on ??
         deferrable initially deferred for each row execute function increment_cache_version()`,
        [table],
      );
    }
  },
};
