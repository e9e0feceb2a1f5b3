import type { Migration } from './migration';

export const imageSpots: Migration = {
  name: '0020-image-spots',
  async up(trx) {
    await trx.schema.alterTable('media_files', (table) => {
      // JSON: spots are only read and written together with their image.
      table.text('spots').notNullable().defaultTo('[]');
    });
  },
};
