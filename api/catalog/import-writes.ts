import type { Knex } from 'knex';
import { mapInSlices } from '#contract/core/in-slices';
import type { Language } from '#contract/core/language';
import type { ProductWrite } from '#contract/products/csv/parse-row';
import type { ProductInput } from '#contract/products/input-schema';
import type { Product } from '#contract/products/schema';
import { chunk } from '../database/chunk';
import { insertProducts, toNewProduct } from './new-product';
import { toProductColumns, toTranslationRow } from './product-write-columns';
import { overwriteProduct } from './save-product';

interface RowChange {
  readonly product: Product;
  readonly input: ProductInput;
}

/** Writes validated rows while the catalog is locked; returns the ids of new products. */
export async function writeRows(
  trx: Knex.Transaction,
  writes: readonly ProductWrite[],
  context: { readonly now: Date; readonly language: Language },
): Promise<number[]> {
  const { now } = context;
  const inputs = writes.flatMap(({ product, input }) => (product ? [] : [input]));
  const createdIds = await insertProducts(
    trx,
    inputs.map((input) => toNewProduct(input, now)),
  );
  const changes = writes.flatMap(({ product, input }) => (product ? [{ product, input }] : []));
  await updateFields(trx, changes.filter(hasSameImage), now);
  for (const { product, input } of changes.filter((change) => !hasSameImage(change))) {
    const { translations: _, ...edit } = input;
    await overwriteProduct(trx, product, edit, context);
  }
  const changesOrNone = await mapInSlices(changes, (change) =>
    hasChangedSpanishTexts(change) ? [change] : [],
  );
  await replaceSpanishTexts(trx, changesOrNone.flat());
  return createdIds;
}

const hasSameImage = ({ product, input }: RowChange): boolean =>
  input.imageUrl === product.imageUrl;

const hasChangedSpanishTexts = ({ product, input }: RowChange): boolean =>
  JSON.stringify(toSpanishRow(product)) !==
  JSON.stringify(toSpanishRow({ id: product.id, translations: input.translations }));

const toSpanishRow = ({ id, translations }: Pick<Product, 'id' | 'translations'>) =>
  toTranslationRow(id, translations.es ?? {});

/** One upsert statement for hundreds of products with different values. */
async function updateFields(
  trx: Knex.Transaction,
  changes: readonly RowChange[],
  now: Date,
): Promise<void> {
  for (const batch of chunk(changes)) {
    const rows = batch.map(({ product, input }) => ({
      id: product.id,
      ...toProductColumns(input),
      version: product.version + 1,
      updated_at: now.toISOString(),
    }));
    const [firstRow = {}] = rows;
    // Columns that are not merged only satisfy NOT NULL constraints of the insert.
    await trx('products')
      .insert(rows.map((row) => ({ ...row, typed_image_url: '', created_at: '' })))
      .onConflict('id')
      .merge(Object.keys(firstRow));
  }
}

async function replaceSpanishTexts(
  trx: Knex.Transaction,
  changes: readonly RowChange[],
): Promise<void> {
  for (const batch of chunk(changes)) {
    const ids = batch.map(({ product }) => product.id);
    await trx('product_translations').whereIn('product_id', ids).delete();
    const rows = batch.flatMap(({ product, input: { translations } }) =>
      translations.es ? [toTranslationRow(product.id, translations.es)] : [],
    );
    if (rows.length > 0) await trx('product_translations').insert(rows);
  }
}
