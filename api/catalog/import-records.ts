import type { Knex } from 'knex';
import { getUndoCutoff } from '#contract/products/bulk-changes';
import { chunk } from '../database/chunk';
import type { Snapshot } from './snapshots';

/** Undo data of one product. */
export interface ImportedProduct {
  readonly id: number;
  /** Version after the import. */
  readonly version: number;
  readonly before: Snapshot | undefined;
}

interface ImportRecord {
  readonly before: readonly Snapshot[];
  readonly createdIds: readonly number[];
  readonly now: Date;
}

/** Stores the undo data and deletes expired imports. Returns the import's id. */
export async function recordImport(
  trx: Knex.Transaction,
  { before, createdIds, now }: ImportRecord,
): Promise<number> {
  await trx('product_imports').where('imported_at', '<', getUndoCutoff(now)).delete();
  const [inserted] = await trx('product_imports')
    .insert({ imported_at: now.toISOString() })
    .returning('id');
  const import_id: number = inserted.id;
  for (const ids of chunk(createdIds)) {
    const rows = ids.map((product_id) => ({ import_id, product_id, version: 1, before: null }));
    await trx('imported_products').insert(rows);
  }
  for (const snapshots of chunk(before)) {
    const rows = snapshots.map((snapshot) => ({
      import_id,
      product_id: snapshot.product.id,
      version: snapshot.product.version + 1,
      before: JSON.stringify(snapshot),
    }));
    await trx('imported_products').insert(rows);
  }
  return import_id;
}

/** Reads and deletes the undo data: an import can be undone once. Empty if expired or already undone. */
export async function consumeImport(
  trx: Knex.Transaction,
  import_id: number,
  since: string,
): Promise<ImportedProduct[]> {
  const rows: { product_id: number; version: number; before: string | null }[] = await trx(
    'imported_products',
  )
    .join('product_imports', 'product_imports.id', 'import_id')
    .where({ import_id })
    .where('imported_at', '>=', since)
    .orderBy('product_id')
    .select('product_id', 'version', 'before');
  await trx('product_imports').where({ id: import_id }).delete();
  return rows.map(({ product_id, version, before }) => ({
    id: product_id,
    version,
    before: before === null ? undefined : JSON.parse(before),
  }));
}
