import * as v from 'valibot';
import { categorySlugs } from '../category';
import { mapKeys } from '../core/record';
import { bilingualText, rowId } from '../core/schema';
import { imageAsset, imageSpot } from '../media/schema';
import { productFacts } from './facts';
import { textFieldNames, translatedFieldNames } from './text-fields';

export const categorySlug = v.picklist(categorySlugs);

export const regions = [
  'Spain',
  'Italy',
  'France',
  'Switzerland',
  'United States',
  'Mexico',
] as const;

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

const nullableString = v.nullable(v.string());

/** Missing texts fall back to English. */
export const productTranslation = v.partial(
  v.object(mapKeys(translatedFieldNames, () => v.string())),
);
export type ProductTranslation = v.InferOutput<typeof productTranslation>;

/** People that one unit serves. */
const servings = v.object({ from: v.number(), to: v.number() });

/** A size or variant that can be ordered. */
export const productOption = v.object({
  /** Part of URLs, carts and orders; unique within the product. */
  key: v.string(),
  name: bilingualText,
  price: v.pipe(v.number(), v.minValue(0)),
  serves: v.nullable(servings),
  /** Null if only the product's own stock counts. */
  stock: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  isDefault: v.boolean(),
  /** Prices per unit from that quantity on. */
  quantityPrices: v.array(v.object({ minQuantity: v.number(), price: v.number() })),
});

/** Lists and details return the same fields. */
export const product = v.object({
  id,
  name: v.string(),
  description: v.string(),
  price: v.pipe(v.number(), v.minValue(0)),
  category: categorySlug,
  region: v.picklist(regions),
  sku: nullableString,
  ...mapKeys(textFieldNames, () => nullableString),
  /** Empty if the product comes in one size; otherwise exactly one is the default, and `price` is its price. */
  options: v.array(productOption),
  facts: productFacts,
  seasonal: v.boolean(),
  quantityAvailable: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  inStock: v.boolean(),
  featured: v.boolean(),
  /** URL of the primary library image, or the URL that was entered if there is none. */
  imageUrl: v.string(),
  /** The primary image, if it is in the media library. */
  image: v.nullable(v.object({ publitioId: v.string(), ...imageAsset.entries })),
  translations: v.object({ es: v.optional(productTranslation) }),
  /** Increases with every change; an update with an older version is answered 409. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Product = v.InferOutput<typeof product>;

/** `publitioId` is the media-library id, whichever provider is in use. */
export const productImage = v.object({
  id,
  publitioId: v.string(),
  imageUrl: v.string(),
  thumbnailUrl: v.string(),
  altText: v.string(),
  isPrimary: v.boolean(),
  width: imageAsset.entries.width,
  height: imageAsset.entries.height,
  color: imageAsset.entries.color,
  alt: bilingualText,
  spots: v.array(imageSpot),
});
export type ProductImage = v.InferOutput<typeof productImage>;

export const productParams = v.object({ id: rowId });

export const listProductsSchemas = {
  response: v.array(product),
};

export const listFeaturedProductsSchemas = {
  response: v.array(product),
};

export const getProductSchemas = {
  params: productParams,
  response: product,
};

export const listProductImagesSchemas = {
  params: productParams,
  response: v.array(productImage),
};
