import type * as v from 'valibot';
import type { ProductForm, productForm } from '#contract/products/form-schema';

/** What is filled in, as it is written. */
export type Filled = v.InferInput<typeof productForm>;

/** Fields that are written or chosen, in the order they stand. */
const writtenFields = [
  'name',
  'price',
  'quantityAvailable',
  'region',
  'category',
  'sku',
  'imageUrl',
  'description',
  'priceTiers',
  'ingredients',
  'allergens',
  'perfectFor',
  'servingSize',
  'artisan',
  'dimensions',
  'weight',
  'materials',
  'producer',
  'origin',
] as const satisfies readonly (keyof ProductForm)[];

/** What is so or is not. */
export const flags = ['inStock', 'featured', 'seasonal'] as const;
export type Flag = (typeof flags)[number];

/** Fields that are written in Spanish, too. */
export const spanishFields = [
  'name',
  'description',
  'priceTiers',
  'ingredients',
  'allergens',
  'perfectFor',
  'servingSize',
  'materials',
] as const;
export type SpanishField = (typeof spanishFields)[number];

/** All but those in Spanish, in the order they stand. */
export const plainFields = [...writtenFields, ...flags] as const;
type PlainField = (typeof plainFields)[number];

/** A field as the form, and the shop, names it. */
export type ProductPath = PlainField | `translations.es.${SpanishField}`;

/** A field one writes into. */
export type WrittenPath = Exclude<ProductPath, Flag>;

/** The name of a field's Spanish. */
export const inSpanish = (field: SpanishField) => `translations.es.${field}` as const;

/** All fields, in the order they stand. */
export const productPaths: readonly ProductPath[] = [
  ...plainFields,
  ...spanishFields.map(inSpanish),
];

const nothingInSpanish: Readonly<Record<SpanishField, string>> = {
  name: '',
  description: '',
  priceTiers: '',
  ingredients: '',
  allergens: '',
  servingSize: '',
  perfectFor: '',
  materials: '',
};

/** A product nobody has filled in. */
export const blankFields: Filled = {
  name: '',
  price: '',
  quantityAvailable: '',
  region: '',
  category: '',
  sku: '',
  imageUrl: '',
  description: '',
  priceTiers: '',
  ingredients: '',
  allergens: '',
  servingSize: '',
  perfectFor: '',
  artisan: '',
  dimensions: '',
  weight: '',
  materials: '',
  origin: '',
  producer: '',
  inStock: true,
  featured: false,
  seasonal: false,
  translations: { es: nothingInSpanish },
};

/** A product as it is written into the form. */
export const fieldsOf = (product: ProductForm): Filled => ({
  name: product.name,
  price: product.price.toFixed(2),
  quantityAvailable: String(product.quantityAvailable ?? ''),
  region: product.region,
  category: product.category,
  sku: product.sku ?? '',
  imageUrl: product.imageUrl,
  description: product.description,
  priceTiers: product.priceTiers ?? '',
  ingredients: product.ingredients ?? '',
  allergens: product.allergens ?? '',
  servingSize: product.servingSize ?? '',
  perfectFor: product.perfectFor ?? '',
  artisan: product.artisan ?? '',
  dimensions: product.dimensions ?? '',
  weight: product.weight ?? '',
  materials: product.materials ?? '',
  origin: product.origin ?? '',
  producer: product.producer ?? '',
  inStock: product.inStock,
  featured: product.featured,
  seasonal: product.seasonal,
  translations: { es: { ...nothingInSpanish, ...product.translations.es } },
});
