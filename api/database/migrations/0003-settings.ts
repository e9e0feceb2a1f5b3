import type { Migration } from './migration';

export const settings: Migration = {
  name: '0003-settings',
  async up(trx) {
    await trx.schema.createTable('settings', (table) => {
      table.text('name').primary();
      table.text('value').notNullable();
      table.text('updated_at').notNullable();
    });
  },
};
