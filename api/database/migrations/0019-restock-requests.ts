import type { Migration } from './migration';

/** A row is deleted once its e-mail is queued, so every customer is notified once. */
export const restockRequests: Migration = {
  name: '0019-restock-requests',
  async up(trx) {
    await trx.schema.createTable('restock_requests', (table) => {
      table.increments('id');
      // No foreign key: a deleted product can be restored with its id.
      table.integer('product_id').notNullable();
      // '' for any option.
      table.text('option_key').notNullable();
      table.text('email').notNullable();
      // Lowercase.
      table.text('email_key').notNullable();
      table.text('language').notNullable();
      table.text('created_at').notNullable();
      table.text('received_at').notNullable();
      table.unique(['product_id', 'option_key', 'email_key']);
      table.index(['email_key']);
    });
  },
};
