import type { Migration } from './migration';

/** Who is signed in to the back office. */
export const sessions: Migration = {
  name: '0006-sessions',
  async up(trx) {
    await trx.schema.createTable('sessions', (table) => {
      // SHA-256 of what the browser holds, hexadecimal: whoever reads the database cannot sign in with it.
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
