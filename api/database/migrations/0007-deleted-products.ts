import type { Migration } from './migration';

/** What is kept of a product after its deletion, for as long as that can be taken back. */
export const deletedProducts: Migration = {
  name: '0007-deleted-products',
  async up(trx) {
    await trx.schema.createTable('deleted_products', (table) => {
      // The product's own, which no other is ever given.
      table.integer('id').primary();
      // JSON of its rows.
      table.text('data').notNullable();
      table.text('deleted_at').notNullable();
      table.index(['deleted_at']);
    });
  },
};
