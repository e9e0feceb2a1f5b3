import { toRecord } from '#contract/core/record';
import { type SnakeCase, toSnakeCase } from '#contract/core/snake-case';
import { buildPresetUrl } from '#contract/media/image-options';
import type { ImageAsset } from '#contract/media/schema';
import { getProductAlt } from '#contract/products/alt-text';
import type { ProductFacts } from '#contract/products/facts';
import type { Product, ProductImage, ProductTranslation } from '#contract/products/schema';
import {
  type ProductTextField,
  type TranslatedField,
  textFieldNames,
  translatedFieldNames,
} from '#contract/products/text-fields';
import { buildFileImageUrl } from '../media/image-url';
import { getAltText } from '../media/media-file-row';

const toFieldColumn = <Field extends string>(field: Field) => [field, toSnakeCase(field)] as const;

/** Computed once, not for each of thousands of rows. */
export const textColumns = textFieldNames.map((field) => toFieldColumn(field));
export const translatedColumns = translatedFieldNames.map((field) => toFieldColumn(field));

type TextColumns<Field extends string> = Readonly<Record<SnakeCase<Field>, string | null>>;

/** A row of `products`. SQLite stores booleans as 0 and 1. */
export interface ProductRow extends TextColumns<ProductTextField> {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price_cents: number;
  readonly category: Product['category'];
  readonly region: Product['region'];
  readonly sku: string | null;
  readonly seasonal: boolean | 0 | 1;
  readonly quantity_available: number | null;
  readonly in_stock: boolean | 0 | 1;
  readonly featured: boolean | 0 | 1;
  readonly typed_image_url: string;
  /** JSON of `Product['options']`. */
  readonly options: string;
  /** JSON of `Product['facts']`; `canBeLeftOut` may still have its former name `madeWithout`. */
  readonly facts: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A row of `product_translations`. */
export interface TranslationRow extends TextColumns<TranslatedField> {
  readonly product_id: number;
  readonly language: string;
}

/** A row of `product_images` joined with its library file and product. */
export interface JoinedImageRow {
  readonly id: number;
  readonly product_id: number;
  readonly file_id: string;
  readonly alt_text: string | null;
  readonly is_primary: boolean | 0 | 1;
  readonly content_hash: string;
  readonly focus_x: number;
  readonly focus_y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt_en: string;
  readonly alt_es: string;
  readonly title: string;
  readonly product_name: string;
  readonly product_name_es: string | null;
}

/** Lists of products are read without the spots. */
export interface JoinedImageRowWithSpots extends JoinedImageRow {
  /** JSON of `ProductImage['spots']`. */
  readonly spots: string;
}

export function toProduct(
  row: ProductRow,
  translation: TranslationRow | undefined,
  primaryImage: JoinedImageRow | undefined,
): Product {
  const image = primaryImage && { publitioId: primaryImage.file_id, ...toImage(primaryImage) };
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price_cents / 100,
    category: row.category,
    region: row.region,
    sku: row.sku,
    ...toRecord(textColumns, ([field, column]) => [field, row[column]]),
    options: JSON.parse(row.options),
    facts: parseFacts(row.facts),
    seasonal: Boolean(row.seasonal),
    quantityAvailable: row.quantity_available,
    inStock: Boolean(row.in_stock),
    featured: Boolean(row.featured),
    imageUrl: image?.url ?? row.typed_image_url,
    image: image ?? null,
    translations: translation ? { es: toTranslation(translation) } : {},
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function parseFacts(json: string): ProductFacts {
  const { madeWithout, ...facts } = JSON.parse(json);
  return { canBeLeftOut: madeWithout, ...facts };
}

export function toProductImage(row: JoinedImageRowWithSpots): ProductImage {
  const { url, ...image } = toImage(row);
  return {
    id: row.id,
    publitioId: row.file_id,
    imageUrl: url,
    thumbnailUrl: buildPresetUrl(url, 'thumbnail'),
    altText: row.alt_text ?? image.alt.en,
    isPrimary: Boolean(row.is_primary),
    ...image,
    spots: JSON.parse(row.spots),
  };
}

function toTranslation(row: TranslationRow): ProductTranslation {
  const texts = translatedColumns.map(([field, column]) => [field, row[column]] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== null));
}

function toImage(row: JoinedImageRow): ImageAsset {
  const { file_id, width, height, color } = row;
  const alt = getProductAlt(
    row.alt_text,
    { title: row.title, alt: getAltText(row) },
    { name: row.product_name, translations: { es: { name: row.product_name_es ?? '' } } },
  );
  return { url: buildFileImageUrl(file_id, row), width, height, color, alt };
}
