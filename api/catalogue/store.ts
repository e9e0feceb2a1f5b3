import type { Knex } from 'knex';
import type { Product, ProductImage } from '#contract/product';
import { inTransaction } from '../database/transaction';
import { type NewProduct, rowOfNew, translationRow } from './new-product';
import {
  type ImageRow,
  type ProductRow,
  productImageOf,
  productOf,
  type TranslationRow,
} from './product-rows';
import type { CatalogueRevision } from './revision';

/** The products and their images, as the database has them. */
export interface ProductStore {
  /** All products, newest first. */
  list(): Promise<Product[]>;
  find(id: number): Promise<Product | undefined>;
  /** A product's images, the primary one first; none for an unknown product. */
  images(productId: number): Promise<ProductImage[]>;
  /** Stores a product with its images; answers its number. */
  insert(product: NewProduct): Promise<number>;
}

/** The largest number a column of ids holds in every database. */
const largestId = 2 ** 31 - 1;

/** The catalogue in a database. A transaction may stand for it: then the caller tells of the change. */
export function createProductStore(database: Knex, catalogue: CatalogueRevision): ProductStore {
  return {
    async list() {
      const rows = await database<ProductRow>('products').orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
      return withTextsAndPicture(database, rows);
    },

    async find(id) {
      if (id > largestId) return undefined;
      const rows = await database<ProductRow>('products').where({ id });
      const [product] = await withTextsAndPicture(database, rows);
      return product;
    },

    async images(productId) {
      const rows = await imagesWithFiles(database)
        .where({ product_id: productId })
        .orderBy([{ column: 'is_primary', order: 'desc' }, 'position', 'product_images.id']);
      return rows.map(productImageOf);
    },

    async insert(product) {
      const id = await inTransaction(database, (trx) => insertWithParts(trx, product));
      catalogue.changed();
      return id;
    },
  };
}

async function withTextsAndPicture(
  database: Knex,
  rows: readonly ProductRow[],
): Promise<Product[]> {
  const only = rows.length === 1 ? { product_id: rows[0]?.id } : {};
  const translations = await database<TranslationRow>('product_translations').where(only);
  const primaries = await imagesWithFiles(database).where({ ...only, is_primary: true });
  const translationById = new Map(translations.map((row) => [row.product_id, row]));
  const primaryById = new Map(primaries.map((row) => [row.product_id, row]));
  return rows.map((row) => productOf(row, translationById.get(row.id), primaryById.get(row.id)));
}

const imagesWithFiles = (database: Knex): Knex.QueryBuilder<ImageRow, ImageRow[]> =>
  database<ImageRow>('product_images')
    .join('media_files', 'media_files.id', 'product_images.file_id')
    .select(
      'product_images.id as id',
      'product_id',
      'file_id',
      'alt_text',
      'is_primary',
      'content_hash',
      'focus_x',
      'focus_y',
      'title',
      'width',
      'height',
      'color',
      'alt_en',
      'alt_es',
    );

async function insertWithParts(trx: Knex.Transaction, product: NewProduct): Promise<number> {
  const [inserted] = await trx('products').insert(rowOfNew(product)).returning('id');
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
