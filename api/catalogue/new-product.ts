import type { Product, ProductTranslation } from '#contract/product';
import type { ProductRow, TranslationRow } from './product-rows';

type GivenLater =
  | 'id'
  | 'image'
  | 'imageUrl'
  | 'translations'
  | 'version'
  | 'createdAt'
  | 'updatedAt';

/** A product that has no number yet. */
export interface NewProduct extends Omit<Product, GivenLater> {
  readonly translations: { readonly es?: ProductTranslation | undefined };
  /** Its address as long as it has no image. */
  readonly typedImageUrl: string;
  /** Library ids of its images, the primary one first. */
  readonly pictures: readonly string[];
  readonly createdAt: string;
}

/** The row of a new product, which the database numbers. */
export function rowOfNew(product: NewProduct): Omit<ProductRow, 'id'> {
  return {
    name: product.name,
    description: product.description,
    price_cents: Math.round(product.price * 100),
    category: product.category,
    region: product.region,
    origin: product.origin,
    producer: product.producer,
    artisan: product.artisan,
    materials: product.materials,
    dimensions: product.dimensions,
    weight: product.weight,
    sku: product.sku,
    price_tiers: product.priceTiers,
    ingredients: product.ingredients,
    allergens: product.allergens,
    serving_size: product.servingSize,
    perfect_for: product.perfectFor,
    seasonal: product.seasonal,
    quantity_available: product.quantityAvailable,
    in_stock: product.inStock,
    featured: product.featured,
    typed_image_url: product.typedImageUrl,
    version: 1,
    created_at: product.createdAt,
    updated_at: product.createdAt,
  };
}

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
