import type { Migration } from './migration';

/** Deleted products, stored while the deletion can be undone. */
export const deletedProducts: Migration = {
  name: '0007-deleted-products',
  async up(trx) {
    await trx.schema.createTable('deleted_products', (table) => {
      // The product's id, which is never reused.
      table.integer('id').primary();
      // JSON of its rows.
      table.text('data').notNullable();
      table.text('deleted_at').notNullable();
      table.index(['deleted_at']);
    });
  },
};
