import type { Knex } from 'knex';
import { defaultLanguage, type Language } from '#contract/language';
import type { Product } from '#contract/product';
import type { ProductEdit, ProductForm, Translations } from '#contract/product-form';
import { productRefusals } from '#contract/product-writes';
import { alreadyGone } from '#contract/refusals';
import { isCountable } from '../database/countable';
import { inTransaction } from '../database/transaction';
import { isTaken } from '../database/unique-violation';
import { HttpProblem, refused, refusedField } from '../http/problem';
import { addressedPicture, showAsPrimary } from './addressed-picture';
import { insertProduct } from './new-product';
import { columnsOf, translationRow } from './product-columns';
import type { CatalogueRevision } from './revision';
import { createProductStore, type ProductStore } from './store';

/** What writes to the catalogue need. */
export interface CatalogueParts {
  readonly database: Knex;
  readonly catalogue: CatalogueRevision;
  readonly clock: () => Date;
}

interface Told {
  readonly language?: Language | undefined;
}

/** A new product. Rejects with 400 for a picture that the library does not show, and with 409 for a SKU that is taken. */
export async function createProduct(
  { database, catalogue, clock }: CatalogueParts,
  { language = defaultLanguage, ...form }: ProductForm & Told,
): Promise<Product> {
  const createdAt = clock().toISOString();
  const product = await withFreeSku(language, () =>
    inTransaction(database, async (trx) => {
      const picture = await addressedPicture(trx, form.imageUrl);
      const typedImageUrl = picture ? '' : form.imageUrl;
      const id = await insertProduct(trx, { ...form, typedImageUrl, pictures: [], createdAt });
      if (picture) await showAsPrimary(trx, id, picture, language);
      return existingProduct(createProductStore(trx, catalogue), id, language);
    }),
  );
  catalogue.changed();
  return product;
}

/** What is saved of a product, and the version it was made from where that is told. */
type Save = ProductEdit & Told & { readonly version?: number | undefined };

/**
 * Saves a product. Rejects with 404, with 409 and the product as it is now where the save was made from an older
 * version, and as `createProduct` does.
 */
export async function updateProduct(
  { database, catalogue, clock }: CatalogueParts,
  id: number,
  { language = defaultLanguage, version, ...edit }: Save,
): Promise<Product> {
  const updated_at = clock().toISOString();
  const product = await withFreeSku(language, () =>
    inTransaction(database, async (trx) => {
      if (!isCountable(id)) throw refused(404, alreadyGone, language);
      const picture = await addressedPicture(trx, edit.imageUrl);
      const saved = await trx('products')
        .where({ id, ...(version !== undefined && { version }) })
        .update({
          ...columnsOf(edit),
          ...(!picture && { typed_image_url: edit.imageUrl }),
          version: trx.raw('version + 1'),
          updated_at,
        });
      if (saved === 0)
        throw stale(
          await existingProduct(createProductStore(trx, catalogue), id, language),
          language,
        );
      if (edit.translations) await replaceTranslations(trx, id, edit.translations);
      if (picture) await showAsPrimary(trx, id, picture, language);
      return existingProduct(createProductStore(trx, catalogue), id, language);
    }),
  );
  catalogue.changed();
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

async function replaceTranslations(
  trx: Knex.Transaction,
  id: number,
  { es }: Translations,
): Promise<void> {
  await trx('product_translations').where({ product_id: id }).delete();
  if (es) await trx('product_translations').insert(translationRow(id, es));
}

/** Does what writes a SKU, which no two products have, however near to each other they are saved. */
async function withFreeSku<Written>(
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
