import type { Knex } from 'knex';
import type { Migration } from './migration';

export const submissions: Migration = {
  name: '0002-enquiries',
  async up(trx) {
    await createContactMessages(trx);
    await createRestorationRequests(trx);
    await createNewsletterSubscribers(trx);
    await createIdempotencyKeys(trx);
  },
};

const createContactMessages = (trx: Knex.Transaction) =>
  trx.schema.createTable('contact_messages', (table) => {
    table.increments('id');
    table.text('name').notNullable();
    table.text('email').notNullable();
    table.text('phone');
    table.text('subject');
    table.text('message').notNullable();
    addArrivalColumns(table);
  });

async function createRestorationRequests(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('restoration_requests', (table) => {
    table.increments('id');
    table.text('kind').notNullable();
    table.text('name').notNullable();
    table.text('email').notNullable();
    table.text('phone');
    table.text('description').notNullable();
    table.text('status').notNullable();
    addArrivalColumns(table);
    table.text('updated_at').notNullable();
  });
  await trx.schema.createTable('restoration_request_photos', (table) => {
    table
      .integer('request_id')
      .notNullable()
      .references('restoration_requests.id')
      .onDelete('CASCADE');
    table.text('file_id').primary().references('media_files.id').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.index(['request_id', 'position']);
  });
}

const createNewsletterSubscribers = (trx: Knex.Transaction) =>
  trx.schema.createTable('newsletter_subscribers', (table) => {
    table.increments('id');
    table.text('email').notNullable();
    // Lowercase: an address can subscribe only once, however it is capitalized.
    table.text('email_key').notNullable().unique();
    addArrivalColumns(table);
  });

/** `created_at` is by the sender's clock, `received_at` by the server's. */
function addArrivalColumns(table: Knex.CreateTableBuilder): void {
  table.text('language').notNullable();
  table.text('created_at').notNullable();
  table.text('received_at').notNullable();
  table.index(['received_at', 'id']);
}

const createIdempotencyKeys = (trx: Knex.Transaction) =>
  trx.schema.createTable('idempotency_keys', (table) => {
    table.text('endpoint').notNullable();
    table.text('key').notNullable();
    // Hexadecimal SHA-256 of the request.
    table.text('fingerprint').notNullable();
    // JSON.
    table.text('answer').notNullable();
    table.text('answered_at').notNullable();
    table.primary(['endpoint', 'key']);
  });
