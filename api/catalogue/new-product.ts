import type { Knex } from 'knex';
import { parseLibraryFileId } from '#contract/media/admin-rules';
import type { ProductForm } from '#contract/products/form-schema';
import { inPortions } from '../database/in-portions';
import { toProductColumns, translationRow } from './product-columns';

export interface NewProduct extends Omit<ProductForm, 'imageUrl'> {
  /** External image URL, used while the product has no library image. */
  readonly typedImageUrl: string;
  /** Library file ids, the primary image first. */
  readonly imageFileIds: readonly string[];
  readonly createdAt: string;
}

export function toNewProduct({ imageUrl, ...facts }: ProductForm, now: Date): NewProduct {
  const imageFileId = parseLibraryFileId(imageUrl);
  return {
    ...facts,
    typedImageUrl: imageFileId === undefined ? imageUrl : '',
    imageFileIds: imageFileId === undefined ? [] : [imageFileId],
    createdAt: now.toISOString(),
  };
}

/** Returns the new id. */
export async function insertProduct(trx: Knex.Transaction, product: NewProduct): Promise<number> {
  const [inserted] = await trx('products').insert(toProductRow(product)).returning('id');
  const id: number = inserted.id;
  await insertAround(trx, [{ id, product }]);
  return id;
}

/** Returns the new ids, in the order of `products`. */
export async function insertProducts(
  trx: Knex.Transaction,
  products: readonly NewProduct[],
): Promise<number[]> {
  const written: number[] = [];
  for (const portion of inPortions(products)) {
    const inserted: { id: number }[] = await trx('products')
      .insert(portion.map(toProductRow))
      .returning('id');
    // Ids are assigned in insertion order, but RETURNING may list them in any order.
    const ids = inserted.map(({ id }) => id).sort((one, other) => one - other);
    const numbered = ids.flatMap((id, at) =>
      portion.slice(at, at + 1).map((product) => ({ id, product })),
    );
    await insertAround(trx, numbered);
    written.push(...ids);
  }
  return written;
}

interface Numbered {
  readonly id: number;
  readonly product: NewProduct;
}

async function insertAround(trx: Knex.Transaction, products: readonly Numbered[]): Promise<void> {
  const texts = products.flatMap(({ id, product: { translations } }) =>
    translations.es ? [translationRow(id, translations.es)] : [],
  );
  if (texts.length > 0) await trx('product_translations').insert(texts);
  const images = products.flatMap(toImageRows);
  for (const portion of inPortions(images)) await trx('product_images').insert(portion);
}

const toImageRows = ({ id, product: { imageFileIds } }: Numbered) =>
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
