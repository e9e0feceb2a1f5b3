import type { Knex } from 'knex';
import { parseLibraryFileId } from '#contract/media/admin-rules';
import type { ProductInput } from '#contract/products/input-schema';
import { resolveFacts } from '#contract/products/resolve-facts';
import { resolveOptions } from '#contract/products/resolve-options';
import { chunk } from '../database/chunk';
import { toProductColumns, toTranslationRow } from './product-write-columns';

export interface NewProduct extends Omit<ProductInput, 'imageUrl'> {
  /** External image URL, used while the product has no library image. */
  readonly typedImageUrl: string;
  /** Library file ids, the primary image first. */
  readonly imageFileIds: readonly string[];
  readonly createdAt: string;
}

export function toNewProduct(input: ProductInput, now: Date): NewProduct {
  const resolved = resolveOptions(input, undefined);
  const { imageUrl, ...fields } = resolved;
  const imageFileId = parseLibraryFileId(imageUrl);
  return {
    ...fields,
    facts: resolveFacts(resolved, undefined),
    typedImageUrl: imageFileId === undefined ? imageUrl : '',
    imageFileIds: imageFileId === undefined ? [] : [imageFileId],
    createdAt: now.toISOString(),
  };
}

/** Returns the new id. */
export async function insertProduct(trx: Knex.Transaction, product: NewProduct): Promise<number> {
  const [inserted] = await trx('products').insert(toProductRow(product)).returning('id');
  const id: number = inserted.id;
  await insertRelatedRows(trx, [{ id, product }]);
  return id;
}

/** Returns the new ids, in the order of `products`. */
export async function insertProducts(
  trx: Knex.Transaction,
  products: readonly NewProduct[],
): Promise<number[]> {
  const insertedIds: number[] = [];
  for (const batch of chunk(products)) {
    const inserted: { id: number }[] = await trx('products')
      .insert(batch.map(toProductRow))
      .returning('id');
    // Ids are assigned in insertion order, but RETURNING may list them in any order.
    const ids = inserted.map(({ id }) => id).sort((a, b) => a - b);
    const productsWithIds = ids.flatMap((id, index) =>
      batch.slice(index, index + 1).map((product) => ({ id, product })),
    );
    await insertRelatedRows(trx, productsWithIds);
    insertedIds.push(...ids);
  }
  return insertedIds;
}

interface ProductWithId {
  readonly id: number;
  readonly product: NewProduct;
}

async function insertRelatedRows(
  trx: Knex.Transaction,
  products: readonly ProductWithId[],
): Promise<void> {
  const translationRows = products.flatMap(({ id, product: { translations } }) =>
    translations.es ? [toTranslationRow(id, translations.es)] : [],
  );
  if (translationRows.length > 0) await trx('product_translations').insert(translationRows);
  const imageRows = products.flatMap(toImageRows);
  for (const batch of chunk(imageRows)) await trx('product_images').insert(batch);
}

const toImageRows = ({ id, product: { imageFileIds } }: ProductWithId) =>
  imageFileIds.map((file_id, position) => ({
    product_id: id,
    file_id,
    position,
    is_primary: position === 0,
  }));

const toProductRow = (product: NewProduct) => ({
  ...toProductColumns(product),
  typed_image_url: product.typedImageUrl,
  version: 1,
  created_at: product.createdAt,
  updated_at: product.createdAt,
});
