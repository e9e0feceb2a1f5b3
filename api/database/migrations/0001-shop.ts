import type { Knex } from 'knex';
import type { Migration } from './migration';

export const initialSchema: Migration = {
  name: '0001-shop',
  async up(trx) {
    await createMediaTables(trx);
    await createProductTables(trx);
    await createAdministratorsTable(trx);
    await trx.schema.createTable('notes', (table) => {
      table.text('name').primary();
      table.text('value').notNullable();
    });
  },
};

async function createMediaTables(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('media_folders', (table) => {
    table.text('id').primary();
    table.text('name').notNullable().unique();
    table.text('created_at').notNullable();
  });
  await trx.schema.createTable('media_files', (table) => {
    table.text('id').primary();
    table.text('stored_name').notNullable().unique();
    table.text('content_hash').notNullable();
    table.text('title').notNullable();
    table.text('description').notNullable();
    table.text('folder_id').references('media_folders.id').onDelete('SET NULL');
    table.text('privacy').notNullable();
    table.integer('size').notNullable();
    table.integer('width').notNullable();
    table.integer('height').notNullable();
    table.text('color').notNullable();
    table.text('alt_en').notNullable();
    table.text('alt_es').notNullable();
    table.text('created_at').notNullable();
    table.index(['folder_id']);
  });
  await trx.schema.createTable('media_file_tags', (table) => {
    table.text('file_id').notNullable().references('media_files.id').onDelete('CASCADE');
    table.text('tag').notNullable();
    table.integer('position').notNullable();
    table.primary(['file_id', 'tag']);
    table.index(['tag']);
  });
}

async function createProductTables(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('products', (table) => {
    table.increments('id');
    table.text('name').notNullable();
    table.text('description').notNullable();
    table.integer('price_cents').notNullable();
    table.text('category').notNullable();
    table.text('region').notNullable();
    for (const column of optionalTextColumns) table.text(column);
    table.text('sku').unique();
    table.boolean('seasonal').notNullable();
    table.integer('quantity_available');
    table.boolean('in_stock').notNullable();
    table.boolean('featured').notNullable();
    table.text('typed_image_url').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    table.text('created_at').notNullable();
    table.text('updated_at').notNullable();
    table.index(['created_at', 'id']);
  });
  await trx.schema.createTable('product_translations', (table) => {
    table.integer('product_id').notNullable().references('products.id').onDelete('CASCADE');
    table.text('language').notNullable();
    table.text('name');
    table.text('description');
    for (const column of translatedTextColumns) table.text(column);
    table.primary(['product_id', 'language']);
  });
  await trx.schema.createTable('product_images', (table) => {
    table.increments('id');
    table.integer('product_id').notNullable().references('products.id').onDelete('CASCADE');
    table.text('file_id').notNullable().references('media_files.id').onDelete('CASCADE');
    table.text('alt_text');
    table.integer('position').notNullable();
    table.boolean('is_primary').notNullable();
    table.index(['product_id', 'position']);
    table.index(['file_id']);
  });
}

const translatedTextColumns = [
  'materials',
  'serving_size',
  'allergens',
  'perfect_for',
  'price_tiers',
  'ingredients',
];

const optionalTextColumns = [
  ...translatedTextColumns,
  'origin',
  'producer',
  'artisan',
  'dimensions',
  'weight',
];

const createAdministratorsTable = (trx: Knex.Transaction) =>
  trx.schema.createTable('administrators', (table) => {
    table.increments('id');
    table.text('username').notNullable().unique();
    table.text('password_hash').notNullable();
    table.text('created_at').notNullable();
  });
