import type { Migration } from './migration';

export const sessions: Migration = {
  name: '0006-sessions',
  async up(trx) {
    await trx.schema.createTable('sessions', (table) => {
      // Hexadecimal SHA-256 of the cookie's token: reading the database is not enough to sign in.
      table.text('token_hash').primary();
      table
        .integer('administrator_id')
        .notNullable()
        .references('administrators.id')
        .onDelete('CASCADE');
      table.text('created_at').notNullable();
      table.text('last_used_at').notNullable();
      table.index('administrator_id');
    });
  },
};
