import type { Migration } from './migration';

/** Who has visited the shop today, as far as a hash tells that whose salt nobody has any more tomorrow. */
export const visitors: Migration = {
  name: '0009-visitors',
  async up(trx) {
    await trx.schema.createTable('visitor_salts', (table) => {
      // A day of the shop's own calendar.
      table.text('day').primary();
      // 32 random bytes, hexadecimal.
      table.text('salt').notNullable();
    });
    await trx.schema.createTable('visitors', (table) => {
      // Whoever throws the salt away throws away what was made with it.
      table.text('day').notNullable().references('visitor_salts.day').onDelete('CASCADE');
      // HMAC-SHA256 of address and browser, hexadecimal.
      table.text('hash').notNullable();
      table.primary(['day', 'hash']);
    });
  },
};
