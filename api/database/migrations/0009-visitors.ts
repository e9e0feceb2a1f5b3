import type { Migration } from './migration';

/** Today's visitors as salted hashes; deleting a day's salt makes its hashes untraceable. */
export const visitors: Migration = {
  name: '0009-visitors',
  async up(trx) {
    await trx.schema.createTable('visitor_salts', (table) => {
      // 'YYYY-MM-DD' in the shop's time zone.
      table.text('day').primary();
      // 32 random bytes, hexadecimal.
      table.text('salt').notNullable();
    });
    await trx.schema.createTable('visitors', (table) => {
      table.text('day').notNullable().references('visitor_salts.day').onDelete('CASCADE');
      // HMAC-SHA256 of IP address and user agent, hexadecimal.
      table.text('hash').notNullable();
      table.primary(['day', 'hash']);
    });
  },
};
