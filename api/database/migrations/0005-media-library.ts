import type { Knex } from 'knex';
import { normalizeForSearch } from '#contract/core/text';
import type { Migration } from './migration';

export const mediaLibraryColumns: Migration = {
  name: '0005-media-library',
  async up(trx) {
    await trx.schema.alterTable('media_files', (table) => {
      table.text('provider').notNullable().defaultTo('disk');
      // Existing originals are all JPEGs.
      table.text('format').notNullable().defaultTo('jpeg');
      // Focal point, in percent of width and height.
      table.integer('focus_x').notNullable().defaultTo(50);
      table.integer('focus_y').notNullable().defaultTo(50);
      // Title, description and tags, normalized with `normalizeForSearch`.
      table.text('search_text').notNullable().defaultTo('');
      table.index(['created_at', 'id']);
    });
    await fillSearchTexts(trx);
  },
};

interface FileTexts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

async function fillSearchTexts(trx: Knex.Transaction): Promise<void> {
  const files: FileTexts[] = await trx('media_files').select('id', 'title', 'description');
  for (const { id, title, description } of files) {
    const tags: string[] = await trx('media_file_tags').where({ file_id: id }).pluck('tag');
    const search_text = normalizeForSearch([title, description, ...tags].join(' '));
    await trx('media_files').where({ id }).update({ search_text });
  }
}
