import type { Knex } from 'knex';
import { toRecord } from '#contract/core/record';
import type { ProductEdit } from '#contract/products/form-schema';
import type { TranslatedField } from '#contract/products/text-fields';
import { type TranslationRow, textColumns, translatedColumns } from './product-rows';

type ProductFacts = Omit<ProductEdit, 'imageUrl' | 'translations'>;

export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Undefined values are ignored by knex, so that an update keeps the columns. */
export const toProductColumns = (facts: ProductFacts) => ({
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

export const nextVersion = (trx: Knex.Transaction, now: Date) => ({
  version: trx.raw('version + 1'),
  updated_at: now.toISOString(),
});

type TranslatedTexts = { readonly [Field in TranslatedField]?: string | null | undefined };

export const translationRow = (productId: number, texts: TranslatedTexts): TranslationRow => ({
  product_id: productId,
  language: 'es',
  ...toRecord(translatedColumns, ([field, column]) => [column, texts[field] ?? null]),
});
