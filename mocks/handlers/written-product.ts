import type { Language } from '#contract/core/language';
import type { ProductEdit, ProductForm } from '#contract/products/form-schema';
import type { MockDatabase } from '../db';
import type { KeptProduct } from '../tables/catalogue-rows';
import { withAddress } from './addressed-picture';
import { nextVersion } from './kept-product';

/** Where and when something is written, and the language in which its refusal is told. */
interface Writing {
  readonly database: MockDatabase;
  readonly now: Date;
  readonly language: Language;
}

/** Keeps a new product and answers its number. Throws 400 for a picture that the library does not show. */
export function writeNew(
  { imageUrl, ...facts }: ProductForm,
  { database, now, language }: Writing,
): number {
  const { catalogue } = database;
  const moment = now.toISOString();
  const product: Omit<KeptProduct, 'id'> = {
    ...facts,
    typedImageUrl: '',
    images: [],
    version: 1,
    createdAt: moment,
    updatedAt: moment,
  };
  const addressed = withAddress(product, imageUrl, database, language);
  const id = catalogue.nextId();
  catalogue.put({ ...addressed, id });
  return id;
}

/** Keeps a product otherwise than it was. Throws as `writeNew` does. */
export function writeOver(
  kept: KeptProduct,
  { imageUrl, ...edit }: ProductEdit,
  { database, now, language }: Writing,
): void {
  const edited = withAddress({ ...kept, ...edit }, imageUrl, database, language);
  database.catalogue.put(nextVersion(edited, now));
}
