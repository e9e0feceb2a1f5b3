import type { Knex } from 'knex';
import type { Migration } from './migration';

export const orderDetails: Migration = {
  name: '0014-order-details',
  async up(trx) {
    await addOrderColumns(trx);
    await addItemColumns(trx);
    await createOrderEvents(trx);
    await trx('order_requests').update({ kitchen_date: trx.ref('event_date') });
  },
};

const addOrderColumns = (trx: Knex.Transaction) =>
  trx.schema.alterTable('order_requests', (table) => {
    table.text('street');
    table.text('unit');
    table.text('zip');
    table.text('instructions');
    // Start of the two-hour window, 'HH:MM'.
    table.text('window_start');
    // JSON array of allergen keys.
    table.text('allergies').notNullable().defaultTo('[]');
    table.text('allergy_notes');
    table.text('card_message');
    // JSON array of postal addresses.
    table.text('recipients').notNullable().defaultTo('[]');
    // The day that the kitchen works on it: the event date, or the day a shipment leaves.
    table.text('kitchen_date').notNullable().defaultTo('');
    table.integer('servings').notNullable().defaultTo(0);
    table.integer('fee_cents').notNullable().defaultTo(0);
    table.integer('discount_cents').notNullable().defaultTo(0);
    table.integer('deposit_cents').notNullable().defaultTo(0);
    table.text('payment_url');
    table.text('customer_note');
    table.text('private_note');
    // The customer has not yet accepted what the owner changed.
    table.boolean('is_awaiting_customer').notNullable().defaultTo(false);
    // 'web' or 'phone'.
    table.text('channel').notNullable().defaultTo('web');
    // Part of the status page's URL; null for orders of earlier versions.
    table.text('access_key');
    // Increases with every change; an update with an older version is rejected.
    table.integer('version').notNullable().defaultTo(1);
    table.index(['kitchen_date', 'status']);
  });

const addItemColumns = (trx: Knex.Transaction) =>
  trx.schema.alterTable('order_request_items', (table) => {
    table.text('option_key');
    table.text('option_name_en');
    table.text('option_name_es');
    // Units that were taken off the stock when the order was confirmed.
    table.integer('stock_taken').notNullable().defaultTo(0);
  });

const createOrderEvents = (trx: Knex.Transaction) =>
  trx.schema.createTable('order_events', (table) => {
    table.increments('id');
    table.integer('order_id').notNullable().references('order_requests.id').onDelete('CASCADE');
    table.text('kind').notNullable();
    // User name of the admin; null for the customer and the shop itself.
    table.text('admin');
    table.text('at').notNullable();
    // JSON; which properties there are depends on the kind.
    table.text('details').notNullable().defaultTo('{}');
    table.index(['order_id', 'id']);
  });
