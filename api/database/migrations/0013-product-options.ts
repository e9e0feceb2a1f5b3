import type { Migration } from './migration';

export const productOptions: Migration = {
  name: '0013-product-options',
  async up(trx) {
    await trx.schema.alterTable('products', (table) => {
      // JSON: options are only read and written together with their product.
      table.text('options').notNullable().defaultTo('[]');
    });
  },
};
