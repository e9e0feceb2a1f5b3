import type { Knex } from 'knex';
import type { TableTarget } from '#contract/products/csv/parse-table';
import type { CatalogueRevision } from './revision';
import { createProductStore } from './store';

/** What a table of products is brought into, as the database or a transaction has it. */
export async function importTarget(
  database: Knex,
  catalogue: CatalogueRevision,
): Promise<TableTarget> {
  const products = await createProductStore(database, catalogue).list();
  const pictures: string[] = await database('media_files').where({ privacy: 'public' }).pluck('id');
  return { products, pictures: new Set(pictures) };
}
