import type { Knex } from 'knex';
import type { Migration } from './migration';

export const orders: Migration = {
  name: '0004-orders',
  async up(trx) {
    await createOrderRequests(trx);
    await createOrderRequestItems(trx);
  },
};

const createOrderRequests = (trx: Knex.Transaction) =>
  trx.schema.createTable('order_requests', (table) => {
    // Order numbers are derived from it.
    table.increments('id');
    table.text('name').notNullable();
    table.text('email').notNullable();
    table.text('phone');
    // 'YYYY-MM-DD' in the shop's time zone.
    table.text('event_date').notNullable();
    table.text('fulfilment').notNullable();
    table.text('area');
    table.integer('guests');
    table.text('notes');
    table.text('status').notNullable();
    // Large orders exceed a 32-bit integer; PostgreSQL returns it as a string.
    table.bigInteger('total_cents').notNullable();
    table.text('language').notNullable();
    table.text('created_at').notNullable();
    table.text('received_at').notNullable();
    table.text('updated_at').notNullable();
    table.index(['received_at', 'id']);
  });

const createOrderRequestItems = (trx: Knex.Transaction) =>
  trx.schema.createTable('order_request_items', (table) => {
    table.increments('id');
    table.integer('order_id').notNullable().references('order_requests.id').onDelete('CASCADE');
    // An order outlives its products and keeps the name and price that were accepted.
    table.integer('product_id').references('products.id').onDelete('SET NULL');
    table.text('product_name').notNullable();
    table.integer('quantity').notNullable();
    table.integer('price_cents').notNullable();
    table.integer('position').notNullable();
    table.index(['order_id', 'position']);
    table.index(['product_id']);
  });
