import type { Migration } from './migration';

/** State of products before an import, stored while the import can be undone. */
export const productImports: Migration = {
  name: '0012-product-imports',
  async up(trx) {
    await trx.schema.createTable('product_imports', (table) => {
      table.increments('id');
      table.text('imported_at').notNullable();
      table.index(['imported_at']);
    });
    await trx.schema.createTable('imported_products', (table) => {
      table.integer('import_id').notNullable().references('product_imports.id').onDelete('CASCADE');
      table.integer('product_id').notNullable();
      // The product's version after the import.
      table.integer('version').notNullable();
      // JSON of its rows before the import; null for a new product.
      table.text('before');
      table.primary(['import_id', 'product_id']);
    });
  },
};
