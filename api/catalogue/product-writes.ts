import type { Knex } from 'knex';
import { defaultLanguage, type Language } from '#contract/core/language';
import { alreadyGone } from '#contract/core/messages';
import type { ProductEdit, ProductForm } from '#contract/products/form-schema';
import { productRefusals } from '#contract/products/messages';
import type { Product } from '#contract/products/schema';
import { isCountable } from '../database/countable';
import { inTransaction } from '../database/transaction';
import { isTaken } from '../database/unique-violation';
import { HttpProblem, refused, refusedField } from '../dispatch/problem';
import type { CacheVersion } from '../platform/cache-version';
import { createProductStore, type ProductStore } from './store';
import { writeNew, writeOver } from './written-product';

/** What writes to the catalogue need. */
export interface CatalogueParts {
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly clock: () => Date;
}

interface Told {
  readonly language?: Language | undefined;
}

/** A new product. Rejects with 400 for a picture that the library does not show, and with 409 for a SKU that is taken. */
export async function createProduct(
  { database, cacheVersion, clock }: CatalogueParts,
  { language = defaultLanguage, ...form }: ProductForm & Told,
): Promise<Product> {
  const now = clock();
  const product = await withFreeSku(language, () =>
    inTransaction(database, async (trx) => {
      const id = await writeNew(trx, form, { now, language });
      return existingProduct(createProductStore(trx, cacheVersion), id, language);
    }),
  );
  cacheVersion.changed();
  return product;
}

/** What is saved of a product, and the version it was made from where that is told. */
type Save = ProductEdit & Told & { readonly version?: number | undefined };

/**
 * Saves a product. Rejects with 404, with 409 and the product as it is now where the save was made from an older
 * version, and as `createProduct` does.
 */
export async function updateProduct(
  { database, cacheVersion, clock }: CatalogueParts,
  id: number,
  { language = defaultLanguage, version, ...edit }: Save,
): Promise<Product> {
  const now = clock();
  const product = await withFreeSku(language, () =>
    inTransaction(database, async (trx) => {
      if (!isCountable(id)) throw refused(404, alreadyGone, language);
      const isWritten = await writeOver(trx, { id, version }, edit, { now, language });
      const current = await existingProduct(createProductStore(trx, cacheVersion), id, language);
      if (!isWritten) throw stale(current, language);
      return current;
    }),
  );
  cacheVersion.changed();
  return product;
}

const stale = (current: Product, language: Language): HttpProblem =>
  new HttpProblem(409, { message: productRefusals.stale[language], current });

/** The product of that number. Rejects with 404. */
async function existingProduct(
  store: ProductStore,
  id: number,
  language: Language,
): Promise<Product> {
  const product = await store.find(id);
  if (!product) throw refused(404, alreadyGone, language);
  return product;
}

/** Does what writes a SKU, which no two products have, however near to each other they are saved. */
export async function withFreeSku<Written>(
  language: Language,
  write: () => Promise<Written>,
): Promise<Written> {
  try {
    return await write();
  } catch (fault) {
    if (!isTaken(fault, 'products.sku')) throw fault;
    throw refusedField(409, 'sku', productRefusals.skuTaken, language);
  }
}
