import type { Knex } from 'knex';
import { toCents } from '#contract/core/cents';
import { toRecord } from '#contract/core/record';
import type { ProductEdit } from '#contract/products/input-schema';
import type { TranslatedField } from '#contract/products/text-fields';
import { type TranslationRow, textColumns, translatedColumns } from './product-rows';

type ProductFields = Omit<ProductEdit, 'imageUrl' | 'translations'>;

/** Undefined values are ignored by knex, so that an update keeps the columns. */
export const toProductColumns = (fields: ProductFields) => ({
  name: fields.name,
  description: fields.description,
  price_cents: toCents(fields.price),
  category: fields.category,
  region: fields.region,
  sku: fields.sku,
  ...toRecord(textColumns, ([field, column]) => [column, fields[field]]),
  options: fields.options && JSON.stringify(fields.options),
  facts: fields.facts && JSON.stringify(fields.facts),
  seasonal: fields.seasonal,
  quantity_available: fields.quantityAvailable,
  in_stock: fields.inStock,
  featured: fields.featured,
});

export const nextVersionColumns = (trx: Knex.Transaction, now: Date) => ({
  version: trx.raw('version + 1'),
  updated_at: now.toISOString(),
});

type TranslatedTexts = { readonly [Field in TranslatedField]?: string | null | undefined };

export const toTranslationRow = (productId: number, texts: TranslatedTexts): TranslationRow => ({
  product_id: productId,
  language: 'es',
  ...toRecord(translatedColumns, ([field, column]) => [column, texts[field] ?? null]),
});
