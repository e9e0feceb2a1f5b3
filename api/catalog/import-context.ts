import type { Knex } from 'knex';
import type { ImportContext } from '#contract/products/csv/parse-table';
import type { CacheVersion } from '../platform/cache-version';
import { createProductStore } from './product-store';

export async function loadImportContext(
  database: Knex,
  cacheVersion: CacheVersion,
): Promise<ImportContext> {
  const products = await createProductStore(database, cacheVersion).list();
  const publicImageIds: string[] = await database('media_files')
    .where({ privacy: 'public' })
    .pluck('id');
  return { products, publicImageIds: new Set(publicImageIds) };
}
