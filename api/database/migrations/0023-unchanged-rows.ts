import { isPostgres } from '../dialect';
import type { Migration } from './migration';

/**
 * Updates that change nothing, which only lock a row, no longer empty the caches of all servers: every order locks its
 * products. Replaces the function of 0021-shared-state.
 */
export const unchangedRows: Migration = {
  name: '0023-unchanged-rows',
  async up(trx) {
    if (!isPostgres(trx)) return;
    await trx.raw(`
      create or replace function increment_cache_version() returns trigger language plpgsql as $$
      declare
        transaction_id text := pg_current_xact_id()::text;
        new_version bigint;
      begin
        if tg_op = 'UPDATE' and old is not distinct from new then
          return null;
        end if;
        if current_setting('higuera.cache_version_of', true) is distinct from transaction_id then
          perform set_config('higuera.cache_version_of', transaction_id, true);
          update cache_version set version = version + 1 returning version into new_version;
          perform pg_notify('cache_version', new_version::text);
        end if;
        return null;
      end $$
    `);
  },
};
