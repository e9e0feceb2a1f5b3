import type { Migration } from './migration';

export const eventInquiries: Migration = {
  name: '0018-event-inquiries',
  async up(trx) {
    await trx.schema.createTable('event_inquiries', (table) => {
      table.increments('id');
      table.text('name').notNullable();
      table.text('email').notNullable();
      table.text('phone');
      table.text('occasion').notNullable();
      // 'YYYY-MM-DD'.
      table.text('event_date');
      table.integer('guests').notNullable();
      table.text('area').notNullable();
      table.text('place_notes');
      table.text('budget_band').notNullable();
      // JSON arrays.
      table.text('diets').notNullable();
      table.text('allergens').notNullable();
      table.text('diet_notes');
      table.text('notes');
      // JSON, with the names of the products at the time.
      table.text('proposal');
      table.text('status').notNullable();
      table.text('language').notNullable();
      table.text('created_at').notNullable();
      table.text('received_at').notNullable();
      table.text('updated_at').notNullable();
      table.text('read_at');
      table.text('archived_at');
      table.text('name_key').notNullable();
      table.text('search_text').notNullable();
      table.index(['received_at', 'id']);
      table.index(['event_date', 'id']);
    });
    await trx.schema.createTable('event_inquiry_photos', (table) => {
      table
        .integer('inquiry_id')
        .notNullable()
        .references('event_inquiries.id')
        .onDelete('CASCADE');
      table.text('file_id').primary().references('media_files.id').onDelete('CASCADE');
      table.integer('position').notNullable();
      table.index(['inquiry_id', 'position']);
    });
  },
};
