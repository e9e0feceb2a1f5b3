import type { Knex } from 'knex';
import type { ProductEdit } from '#contract/products/form-schema';
import type { ProductTranslation } from '#contract/products/schema';
import type { TranslationRow } from './product-rows';

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
  origin: facts.origin,
  producer: facts.producer,
  artisan: facts.artisan,
  materials: facts.materials,
  dimensions: facts.dimensions,
  weight: facts.weight,
  sku: facts.sku,
  price_tiers: facts.priceTiers,
  ingredients: facts.ingredients,
  allergens: facts.allergens,
  serving_size: facts.servingSize,
  perfect_for: facts.perfectFor,
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

/** The row of a product's Spanish texts. */
export const translationRow = (productId: number, texts: ProductTranslation): TranslationRow => ({
  product_id: productId,
  language: 'es',
  name: texts.name ?? null,
  description: texts.description ?? null,
  materials: texts.materials ?? null,
  serving_size: texts.servingSize ?? null,
  allergens: texts.allergens ?? null,
  perfect_for: texts.perfectFor ?? null,
  price_tiers: texts.priceTiers ?? null,
  ingredients: texts.ingredients ?? null,
});
