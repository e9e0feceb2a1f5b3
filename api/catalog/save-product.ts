import type { Knex } from 'knex';
import type { Language } from '#contract/core/language';
import type { ProductEdit, ProductInput, Translations } from '#contract/products/input-schema';
import { productErrors } from '#contract/products/messages';
import { resolveFacts } from '#contract/products/resolve-facts';
import { resolveOptions } from '#contract/products/resolve-options';
import { fieldError } from '../dispatch/http-error';
import { ensurePrimaryImage, lockLibraryImage, saveImageUrl } from './library-image';
import { insertProduct, toNewProduct } from './new-product';
import { findProduct } from './product-store';
import { nextVersionColumns, toProductColumns, toTranslationRow } from './product-write-columns';
import { lockProduct } from './row-locks';

/** `language` is for error messages. */
interface WriteContext {
  readonly now: Date;
  readonly language: Language;
}

/** Returns the new id. Rejects with 400 for an image that is not public. */
export async function insertProductInput(
  trx: Knex.Transaction,
  input: ProductInput,
  { now, language }: WriteContext,
): Promise<number> {
  const libraryImage = await lockLibraryImage(trx, input.imageUrl);
  if (libraryImage && !libraryImage.isPublic) {
    throw fieldError(400, 'imageUrl', productErrors.imageNotFound, language);
  }
  return insertProduct(trx, toNewProduct(input, now));
}

/** `version`, if given, must match. */
interface ProductVersion {
  readonly id: number;
  readonly version?: number | undefined;
}

/** Resolves to false when no row matches. Rejects like `insertProductInput`. */
export async function overwriteProduct(
  trx: Knex.Transaction,
  { id, version }: ProductVersion,
  edit: ProductEdit,
  { now, language }: WriteContext,
): Promise<boolean> {
  const libraryImage = await lockLibraryImage(trx, edit.imageUrl);
  if (!(await lockProduct(trx, id))) return false;
  const current = await findProduct(trx, id);
  const resolved = resolveOptions(edit, current);
  const { translations, ...fields } = resolved;
  const updatedCount = await trx('products')
    .where({ id, ...(version !== undefined && { version }) })
    .update({
      ...toProductColumns({ ...fields, facts: resolveFacts(resolved, current) }),
      ...nextVersionColumns(trx, now),
    });
  if (updatedCount === 0) return false;
  if (translations) await replaceTranslations(trx, id, translations);
  if (libraryImage) await ensurePrimaryImage(trx, id, libraryImage, language);
  else await saveImageUrl(trx, id, edit.imageUrl, language);
  return true;
}

async function replaceTranslations(
  trx: Knex.Transaction,
  id: number,
  { es }: Translations,
): Promise<void> {
  await trx('product_translations').where({ product_id: id }).delete();
  if (es) await trx('product_translations').insert(toTranslationRow(id, es));
}
