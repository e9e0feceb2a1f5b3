import type { Knex } from 'knex';
import type { ProductForm } from '#contract/product-form';
import { columnsOf, translationRow } from './product-columns';

/** A product that has no number yet. */
export interface NewProduct extends Omit<ProductForm, 'imageUrl'> {
  /** Its address as long as it has no image. */
  readonly typedImageUrl: string;
  /** Library ids of its images, the primary one first. */
  readonly pictures: readonly string[];
  readonly createdAt: string;
}

/** Writes the rows of a new product; answers the number that the database gives it. */
export async function insertProduct(trx: Knex.Transaction, product: NewProduct): Promise<number> {
  const [inserted] = await trx('products').insert(rowOf(product)).returning('id');
  const id: number = inserted.id;
  const { es } = product.translations;
  if (es) await trx('product_translations').insert(translationRow(id, es));
  if (product.pictures.length > 0) {
    await trx('product_images').insert(
      product.pictures.map((file_id, position) => ({
        product_id: id,
        file_id,
        position,
        is_primary: position === 0,
      })),
    );
  }
  return id;
}

const rowOf = (product: NewProduct) => ({
  ...columnsOf(product),
  typed_image_url: product.typedImageUrl,
  version: 1,
  created_at: product.createdAt,
  updated_at: product.createdAt,
});
