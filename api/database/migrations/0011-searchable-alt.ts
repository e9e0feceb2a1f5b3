import type { Migration } from './migration';

interface FileTexts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly alt_en: string;
  readonly alt_es: string;
}

/** A copy of the contract's `normalizeForSearch`: a migration must not change with it. */
const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const searchableAlt: Migration = {
  name: '0011-searchable-alt',
  async up(trx) {
    const files: FileTexts[] = await trx('media_files').select(
      'id',
      'title',
      'description',
      'alt_en',
      'alt_es',
    );
    for (const { id, title, description, alt_en, alt_es } of files) {
      const tags: string[] = await trx('media_file_tags')
        .where({ file_id: id })
        .orderBy('position')
        .pluck('tag');
      const search_text = plainText([title, description, ...tags, alt_en, alt_es].join(' '));
      await trx('media_files').where({ id }).update({ search_text });
    }
  },
};
