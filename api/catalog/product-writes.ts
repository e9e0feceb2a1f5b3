import type { Knex } from 'knex';
import { defaultLanguage, type Language } from '#contract/core/language';
import { alreadyDeleted } from '#contract/core/messages';
import type { ProductEdit, ProductInput } from '#contract/products/input-schema';
import { productErrors } from '#contract/products/messages';
import type { Product } from '#contract/products/schema';
import { inTransaction } from '../database/transaction';
import { isUniqueViolation } from '../database/unique-violation';
import { isValidId } from '../database/valid-id';
import { fieldError, HttpError, localizedError } from '../dispatch/http-error';
import type { CacheVersion } from '../platform/cache-version';
import { createProductStore, type ProductStore } from './product-store';
import { insertProductInput, overwriteProduct } from './save-product';

export interface CatalogDependencies {
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly clock: () => Date;
}

interface LanguageOption {
  readonly language?: Language | undefined;
}

/** Rejects with 400 for an image that is not public, and with 409 for a SKU in use. */
export async function createProductRecord(
  { database, cacheVersion, clock }: CatalogDependencies,
  { language = defaultLanguage, ...input }: ProductInput & LanguageOption,
): Promise<Product> {
  const now = clock();
  const product = await withUniqueSku(language, () =>
    inTransaction(database, async (trx) => {
      const id = await insertProductInput(trx, input, { now, language });
      return requireProduct(createProductStore(trx, cacheVersion), id, language);
    }),
  );
  cacheVersion.increment();
  return product;
}

/** `version` is the version that was edited; without it, the update always overwrites. */
type ProductUpdate = ProductEdit & LanguageOption & { readonly version?: number | undefined };

/** Rejects with 404, with 409 and the current product for an outdated version, and like `createProduct`. */
export async function updateProductRecord(
  { database, cacheVersion, clock }: CatalogDependencies,
  id: number,
  { language = defaultLanguage, version, ...edit }: ProductUpdate,
): Promise<Product> {
  const now = clock();
  const product = await withUniqueSku(language, () =>
    inTransaction(database, async (trx) => {
      if (!isValidId(id)) throw localizedError(404, alreadyDeleted, language);
      const isUpdated = await overwriteProduct(trx, { id, version }, edit, { now, language });
      const current = await requireProduct(createProductStore(trx, cacheVersion), id, language);
      if (!isUpdated) throw createStaleError(current, language);
      return current;
    }),
  );
  cacheVersion.increment();
  return product;
}

const createStaleError = (current: Product, language: Language): HttpError =>
  new HttpError(409, { message: productErrors.stale[language], current });

/** Rejects with 404. */
async function requireProduct(
  store: ProductStore,
  id: number,
  language: Language,
): Promise<Product> {
  const product = await store.find(id);
  if (!product) throw localizedError(404, alreadyDeleted, language);
  return product;
}

/** Relies on the unique index, so that concurrent saves cannot create duplicates. Rejects with 409. */
export async function withUniqueSku<Result>(
  language: Language,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'products.sku')) throw error;
    throw fieldError(409, 'sku', productErrors.skuTaken, language);
  }
}
