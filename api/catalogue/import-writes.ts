import type { Knex } from 'knex';
import type { Language } from '#contract/core/language';
import type { ProductWrite } from '#contract/products/csv/parse-row';
import type { ProductForm } from '#contract/products/form-schema';
import type { Product } from '#contract/products/schema';
import { inPortions } from '../database/in-portions';
import { insertProducts, toNewProduct } from './new-product';
import { toProductColumns, translationRow } from './product-columns';
import { writeOver } from './written-product';

interface Change {
  readonly product: Product;
  readonly form: ProductForm;
}

/** Writes validated rows while the catalog is locked; returns the ids of new products. */
export async function writeRows(
  trx: Knex.Transaction,
  writes: readonly ProductWrite[],
  writing: { readonly now: Date; readonly language: Language },
): Promise<number[]> {
  const { now } = writing;
  const forms = writes.flatMap(({ product, form }) => (product ? [] : [form]));
  const created = await insertProducts(
    trx,
    forms.map((form) => toNewProduct(form, now)),
  );
  const changes = writes.flatMap(({ product, form }) => (product ? [{ product, form }] : []));
  await writeFacts(trx, changes.filter(hasSameImage), now);
  for (const { product, form } of changes.filter((change) => !hasSameImage(change))) {
    const { translations: _, ...edit } = form;
    await writeOver(trx, product, edit, writing);
  }
  await replaceSpanish(trx, changes.filter(hasOtherSpanish));
  return created;
}

const hasSameImage = ({ product, form }: Change): boolean => form.imageUrl === product.imageUrl;

const hasOtherSpanish = ({ product, form }: Change): boolean =>
  JSON.stringify(spanishRow(product)) !==
  JSON.stringify(spanishRow({ id: product.id, translations: form.translations }));

const spanishRow = ({ id, translations }: Pick<Product, 'id' | 'translations'>) =>
  translationRow(id, translations.es ?? {});

/** One upsert statement for hundreds of products with different values. */
async function writeFacts(
  trx: Knex.Transaction,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  for (const portion of inPortions(changes)) {
    const rows = portion.map(({ product, form }) => ({
      id: product.id,
      ...toProductColumns(form),
      version: product.version + 1,
      updated_at: now.toISOString(),
    }));
    const [first = {}] = rows;
    // Columns that are not merged only satisfy NOT NULL constraints of the insert.
    await trx('products')
      .insert(rows.map((row) => ({ ...row, typed_image_url: '', created_at: '' })))
      .onConflict('id')
      .merge(Object.keys(first));
  }
}

async function replaceSpanish(trx: Knex.Transaction, changes: readonly Change[]): Promise<void> {
  for (const portion of inPortions(changes)) {
    const ids = portion.map(({ product }) => product.id);
    await trx('product_translations').whereIn('product_id', ids).delete();
    const rows = portion.flatMap(({ product, form: { translations } }) =>
      translations.es ? [translationRow(product.id, translations.es)] : [],
    );
    if (rows.length > 0) await trx('product_translations').insert(rows);
  }
}
