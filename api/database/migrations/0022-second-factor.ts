import { randomHex } from '../../platform/random';
import { isPostgres } from '../dialect';
import type { Migration } from './migration';

export const secondFactor: Migration = {
  name: '0022-second-factor',
  async up(trx) {
    await trx.schema.alterTable('administrators', (table) => {
      // Base32; null while the second factor is off.
      table.text('second_factor_secret');
      table.text('second_factor_enabled_at');
      // 30-second steps since 1970 of the last accepted code, so that no code is accepted twice.
      table.integer('last_code_step');
      table.integer('wrong_codes').notNullable().defaultTo(0);
      table.text('last_wrong_code_at');
    });
    await trx.schema.createTable('recovery_codes', (table) => {
      table
        .integer('administrator_id')
        .notNullable()
        .references('administrators.id')
        .onDelete('CASCADE');
      // Hexadecimal SHA-256. A used code is deleted.
      table.text('code_hash').notNullable();
      table.primary(['administrator_id', 'code_hash']);
    });
    await trx.schema.alterTable('sessions', (table) => {
      // Names a session in URLs, where its token must not appear.
      table.text('id').notNullable().defaultTo('');
      table.text('browser');
      table.text('system');
    });
    const tokenHashes: string[] = await trx('sessions').pluck('token_hash');
    for (const token_hash of tokenHashes) {
      await trx('sessions')
        .where({ token_hash })
        .update({ id: randomHex(16) });
    }
    await trx.schema.alterTable('sessions', (table) => {
      table.unique(['id']);
    });
    if (isPostgres(trx)) {
      // For sessions that a server of the previous version starts during a rolling deploy.
      await trx.raw(
        "alter table sessions alter column id set default replace(gen_random_uuid()::text, '-', '')",
      );
    }
  },
};
