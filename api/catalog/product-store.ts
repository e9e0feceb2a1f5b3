import type { Knex } from 'knex';
import type { Product, ProductImage } from '#contract/products/schema';
import { chunk } from '../database/chunk';
import { inTransaction } from '../database/transaction';
import { isValidId } from '../database/valid-id';
import type { CacheVersion } from '../platform/cache-version';
import { insertProduct, type NewProduct } from './new-product';
import {
  type JoinedImageRow,
  type JoinedImageRowWithSpots,
  type ProductRow,
  type TranslationRow,
  toProduct,
  toProductImage,
} from './product-rows';

export interface ProductStore {
  /**
   * Newest first. Returns the same array until the catalog changes, so that a search index built from it stays valid.
   */
  list(): Promise<Product[]>;
  find(id: number): Promise<Product | undefined>;
  /** Existing products in the order of `ids`. */
  findMany(ids: readonly number[]): Promise<Product[]>;
  /** Primary image first; empty for an unknown product. */
  findImages(productId: number): Promise<ProductImage[]>;
  /** Returns the new id. */
  insert(product: NewProduct): Promise<number>;
}

/** `database` may be a transaction; then the caller must increment the cache version. */
export function createProductStore(database: Knex, cacheVersion: CacheVersion): ProductStore {
  let cached: { readonly version: number; readonly products: Promise<Product[]> } | undefined;

  /** In batches: the driver and the mapping of all rows at once would block the event loop. */
  async function loadProducts(): Promise<Product[]> {
    const products: Product[] = [];
    for (;;) {
      const rows = await selectNextBatch(database, products.at(-1));
      const ids = rows.map(({ id }) => id);
      products.push(...(await toProducts(database, rows, ids)));
      if (rows.length < batchSize) return products;
    }
  }

  return {
    async list() {
      const { current: version } = cacheVersion;
      if (cached?.version !== version) cached = { version, products: loadProducts() };
      const { products } = cached;
      try {
        return await products;
      } catch (error) {
        if (cached?.products === products) cached = undefined;
        throw error;
      }
    },

    async find(id) {
      return findProduct(database, id);
    },

    findMany: (ids) => findProductsById(database, ids),

    async findImages(productId) {
      const rows: JoinedImageRowWithSpots[] = await selectImagesWithFiles(database)
        .select('spots')
        .where('product_images.product_id', productId)
        .orderBy([{ column: 'is_primary', order: 'desc' }, 'position', 'product_images.id']);
      return rows.map(toProductImage);
    },

    async insert(product) {
      const id = await inTransaction(database, (trx) => insertProduct(trx, product));
      cacheVersion.increment();
      return id;
    },
  };
}

/** Undefined if it doesn't exist. */
export async function findProduct(database: Knex, id: number): Promise<Product | undefined> {
  const [product] = await findProductsById(database, [id]);
  return product;
}

/** Existing products in the order of `ids`. */
export async function findProductsById(database: Knex, ids: readonly number[]): Promise<Product[]> {
  const products = new Map<number, Product>();
  for (const batch of chunk(ids.filter(isValidId))) {
    const rows = await database<ProductRow>('products').whereIn('id', batch);
    const batchProducts = await toProducts(database, rows, batch);
    for (const product of batchProducts) products.set(product.id, product);
  }
  return ids.flatMap((id) => products.get(id) ?? []);
}

/** Rows whose objects take about ten milliseconds. */
const batchSize = 250;

/** The products that follow `last` in the order of the list. */
function selectNextBatch(database: Knex, last: Product | undefined): Promise<ProductRow[]> {
  const rows = database<ProductRow>('products')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(batchSize);
  if (last) rows.whereRaw('(created_at, id) < (?, ?)', [last.createdAt, last.id]);
  return rows;
}

/** `ids` are those of `rows`. */
async function toProducts(
  database: Knex,
  rows: readonly ProductRow[],
  ids: readonly number[],
): Promise<Product[]> {
  const translations = database<TranslationRow>('product_translations').whereIn('product_id', ids);
  const primaryImages = selectImagesWithFiles(database)
    .where({ is_primary: true })
    .whereIn('product_images.product_id', ids);
  const translationByProductId = new Map((await translations).map((row) => [row.product_id, row]));
  const primaryImageByProductId = new Map(
    (await primaryImages).map((row) => [row.product_id, row]),
  );
  return rows.map((row) =>
    toProduct(row, translationByProductId.get(row.id), primaryImageByProductId.get(row.id)),
  );
}

const selectImagesWithFiles = (
  database: Knex,
): Knex.QueryBuilder<JoinedImageRow, JoinedImageRow[]> =>
  database<JoinedImageRow>('product_images')
    .join('media_files', 'media_files.id', 'product_images.file_id')
    .join('products', 'products.id', 'product_images.product_id')
    .leftJoin('product_translations', (join) =>
      join
        .on('product_translations.product_id', 'products.id')
        .andOnVal('product_translations.language', 'es'),
    )
    .select(
      'product_images.id as id',
      'product_images.product_id as product_id',
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
      'products.name as product_name',
      'product_translations.name as product_name_es',
    );
