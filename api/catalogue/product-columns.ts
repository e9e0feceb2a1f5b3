import type { Knex } from 'knex';
import { toRecord } from '#contract/core/record';
import type { ProductEdit } from '#contract/products/form-schema';
import type { TranslatedField } from '#contract/products/text-fields';
import { type TranslationRow, textColumns, translatedColumns } from './product-rows';

/** What is said of a product in English. */
type ProductFacts = Omit<ProductEdit, 'imageUrl' | 'translations'>;

export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** The columns of a product's facts; undefined, which knex leaves out of an update, where nothing is said. */
export const columnsOf = (facts: ProductFacts) => ({
  name: facts.name,
  description: facts.description,
  price_cents: toCents(facts.price),
  category: facts.category,
  region: facts.region,
  sku: facts.sku,
  ...toRecord(textColumns, ([field, column]) => [column, facts[field]]),
  seasonal: facts.seasonal,
  quantity_available: facts.quantityAvailable,
  in_stock: facts.inStock,
  featured: facts.featured,
});

/** What is written of every product that changes. */
export const nextVersion = (trx: Knex.Transaction, now: Date) => ({
  version: trx.raw('version + 1'),
  updated_at: now.toISOString(),
});

type TranslatedTexts = { readonly [Field in TranslatedField]?: string | null | undefined };

/** The row of a product's Spanish texts. */
export const translationRow = (productId: number, texts: TranslatedTexts): TranslationRow => ({
  product_id: productId,
  language: 'es',
  ...toRecord(translatedColumns, ([field, column]) => [column, texts[field] ?? null]),
});
