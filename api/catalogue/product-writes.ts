import type { Knex } from 'knex';
import { defaultLanguage, type Language } from '#contract/core/language';
import { alreadyGone } from '#contract/core/messages';
import type { ProductEdit, ProductForm } from '#contract/products/form-schema';
import { productErrors } from '#contract/products/messages';
import type { Product } from '#contract/products/schema';
import { isCountable } from '../database/countable';
import { inTransaction } from '../database/transaction';
import { isTaken } from '../database/unique-violation';
import { fieldError, HttpProblem, localizedError } from '../dispatch/problem';
import type { CacheVersion } from '../platform/cache-version';
import { createProductStore, type ProductStore } from './store';
import { writeNew, writeOver } from './written-product';

export interface CatalogDependencies {
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly clock: () => Date;
}

interface LanguageOption {
  readonly language?: Language | undefined;
}

/** Rejects with 400 for an image that is not public, and with 409 for a SKU in use. */
export async function createProduct(
  { database, cacheVersion, clock }: CatalogDependencies,
  { language = defaultLanguage, ...form }: ProductForm & LanguageOption,
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

/** `version` is the version that was edited; without it, the update always overwrites. */
type Save = ProductEdit & LanguageOption & { readonly version?: number | undefined };

/** Rejects with 404, with 409 and the current product for an outdated version, and like `createProduct`. */
export async function updateProduct(
  { database, cacheVersion, clock }: CatalogDependencies,
  id: number,
  { language = defaultLanguage, version, ...edit }: Save,
): Promise<Product> {
  const now = clock();
  const product = await withFreeSku(language, () =>
    inTransaction(database, async (trx) => {
      if (!isCountable(id)) throw localizedError(404, alreadyGone, language);
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
  new HttpProblem(409, { message: productErrors.stale[language], current });

/** Rejects with 404. */
async function existingProduct(
  store: ProductStore,
  id: number,
  language: Language,
): Promise<Product> {
  const product = await store.find(id);
  if (!product) throw localizedError(404, alreadyGone, language);
  return product;
}

/** Relies on the unique index, so that concurrent saves cannot create duplicates. Rejects with 409. */
export async function withFreeSku<Written>(
  language: Language,
  write: () => Promise<Written>,
): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    if (!isTaken(error, 'products.sku')) throw error;
    throw fieldError(409, 'sku', productErrors.skuTaken, language);
  }
}
