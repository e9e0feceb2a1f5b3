import type { Knex } from 'knex';
import { heroVariantCount, pageTags } from '#contract/media/page-tags';
import { originalColumns, type StoredOriginal } from './media-store';

/** Products at the top of the shop page, in its order, and their own pages. */
const maxProducts = 24;

/**
 * Originals of the images that visitors see first on the home page, the shop page and the pages of its first products,
 * in this order.
 */
export async function findFirstScreenOriginals(database: Knex): Promise<StoredOriginal[]> {
  const header = await findHeaderOriginal(database);
  const hero = header ? [header] : await findHeroOriginals(database);
  return [...hero, ...(await findProductOriginals(database))];
}

const selectOriginals = (database: Knex) =>
  database('media_files')
    .where({ privacy: 'public' })
    .select<StoredOriginal[]>(originalColumns.map((column) => `media_files.${column}`));

/** An admin's choice, which replaces the others. */
const findHeaderOriginal = async (database: Knex): Promise<StoredOriginal | undefined> => {
  const [original] = await selectOriginals(database)
    .join('settings', 'settings.value', 'media_files.id')
    .where({ 'settings.name': 'header-image' });
  return original;
};

const findHeroOriginals = (database: Knex): Promise<StoredOriginal[]> =>
  selectOriginals(database)
    .join('media_file_tags', 'media_file_tags.file_id', 'media_files.id')
    .where({ 'media_file_tags.tag': pageTags.hero })
    .orderBy('media_files.created_at', 'desc')
    .limit(heroVariantCount);

const findProductOriginals = (database: Knex): Promise<StoredOriginal[]> =>
  selectOriginals(database)
    .join('product_images', 'product_images.file_id', 'media_files.id')
    .join('products', 'products.id', 'product_images.product_id')
    .where({ 'product_images.is_primary': true })
    .orderBy([
      { column: 'products.featured', order: 'desc' },
      { column: 'products.created_at', order: 'desc' },
      { column: 'products.id', order: 'desc' },
    ])
    .limit(maxProducts);
