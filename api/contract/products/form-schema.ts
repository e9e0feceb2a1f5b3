import * as v from 'valibot';
import { categorySlugs, findCategory } from '../category';
import { storedText } from '../core/fields';
import { type BilingualText, localized } from '../core/language';
import { mapKeys } from '../core/record';
import { highestPrice, longestProductTexts, mostAvailable } from './limits';
import { productRules } from './messages';
import { type ProductTranslation, regions } from './schema';
import {
  isMultiline,
  type TextField,
  type TranslatedField,
  textFieldNames,
  translatedFieldNames,
} from './text-fields';

const notBlank = (text: string): boolean => text.trim() !== '';

const requiredText = (most: number, rule: BilingualText) =>
  v.optional(v.pipe(storedText(most, rule), v.check(notBlank, localized(rule)), v.trim()), '');

const emptyToNull = (text: string | null): string | null => text?.trim() || null;

/** Missing and blank texts become null. */
export const textOrNull = (most: number) =>
  v.pipe(v.nullish(storedText(most), null), v.transform(emptyToNull));

const patternedText = (pattern: RegExp, rule: BilingualText) =>
  v.pipe(
    textOrNull(longestProductTexts.line),
    v.check((written) => written === null || pattern.test(written), localized(rule)),
  );

const number = String.raw`\d+(?:\.\d+)?`;

const dimensionsPattern = new RegExp(
  String.raw`^${number}\s*[x×]\s*${number}\s*[x×]\s*${number}(?:\s*(?:in|cm))?$`,
  'i',
);

const weightPattern = new RegExp(String.raw`^${number}\s*(?:kg|g|lb|oz)$`, 'i');

/** Optional dollar sign and thousands separators, at most two decimals. */
const writtenPrice = /^\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

const withoutSigns = (written: string): string => written.replace(/[$,\s]/g, '');

const isInCents = (dollars: number): boolean =>
  Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

const inWholeCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Accepts numbers and text. */
export const dollars = v.pipe(
  v.union(
    [
      v.number(),
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(writtenPrice, localized(productRules.price)),
        v.transform(withoutSigns),
      ),
    ],
    localized(productRules.price),
  ),
  v.transform(Number),
  v.finite(localized(productRules.price)),
  v.minValue(0, localized(productRules.price)),
  v.check(isInCents, localized(productRules.price)),
  v.maxValue(highestPrice, localized(productRules.priceTooHigh)),
  v.transform(inWholeCents),
);

export const priceField = v.optional(dollars, '');

/** Null if stock is not counted. */
export const quantityField = v.pipe(
  v.nullish(
    v.union(
      [
        v.number(),
        v.pipe(v.string(), v.trim(), v.regex(/^\d*$/, localized(productRules.quantity))),
      ],
      localized(productRules.quantity),
    ),
    null,
  ),
  v.transform((written) => (written === '' || written === null ? null : Number(written))),
  v.nullable(
    v.pipe(
      v.number(localized(productRules.quantity)),
      v.integer(localized(productRules.quantity)),
      v.minValue(0, localized(productRules.quantity)),
      v.maxValue(mostAvailable, localized(productRules.quantity)),
    ),
  ),
);

/** Accepts a slug, name or alias. */
export const categoryField = v.pipe(
  v.optional(v.string(localized(productRules.category)), ''),
  v.transform((written) => findCategory(written)?.slug),
  v.picklist(categorySlugs, localized(productRules.category)),
);

const regionField = v.pipe(
  v.optional(v.string(localized(productRules.region)), ''),
  v.picklist(regions, localized(productRules.region)),
);

/** Same-origin path or HTTPS URL. `/\` is excluded because browsers parse it as `//`. */
const isImageUrl = (written: string): boolean =>
  /^\/(?![/\\])/.test(written) || /^https:\/\/./i.test(written);

const imageUrlField = v.pipe(
  requiredText(longestProductTexts.url, productRules.imageUrl),
  v.check(isImageUrl, localized(productRules.imageUrlInvalid)),
);

const flag = (unless: boolean) => v.optional(v.boolean(localized(productRules.flag)), unless);

const { line, sku, text: long } = longestProductTexts;

const optionalText = (field: TextField | TranslatedField) =>
  textOrNull(isMultiline(field) ? long : line);

const spanishTexts = v.object(
  mapKeys(translatedFieldNames, optionalText),
  localized(productRules.translations),
);

/** Missing texts fall back to English. */
const writtenTexts = (texts: v.InferOutput<typeof spanishTexts>): ProductTranslation =>
  Object.fromEntries(Object.entries(texts).filter(([, written]) => written !== null));

export interface Translations {
  readonly es?: ProductTranslation | undefined;
}

/** Removes a language without any text. */
const dropEmptyTranslations = ({ es }: Translations): Translations =>
  es && Object.keys(es).length > 0 ? { es } : {};

const translationsField = v.optional(
  v.pipe(
    v.object(
      { es: v.optional(v.pipe(spanishTexts, v.transform(writtenTexts))) },
      localized(productRules.translations),
    ),
    v.transform(dropEmptyTranslations),
  ),
  {},
);

/** From the form, an API client or a CSV row. */
export const productForm = v.object({
  name: requiredText(longestProductTexts.name, productRules.name),
  price: priceField,
  region: regionField,
  category: categoryField,
  /** The URL of a library image makes it the product's primary image. */
  imageUrl: imageUrlField,
  description: requiredText(long, productRules.description),
  ...mapKeys(textFieldNames, optionalText),
  dimensions: patternedText(dimensionsPattern, productRules.dimensions),
  weight: patternedText(weightPattern, productRules.weight),
  sku: textOrNull(sku),
  quantityAvailable: quantityField,
  inStock: flag(true),
  featured: flag(false),
  seasonal: flag(false),
  translations: translationsField,
});
export type ProductForm = v.InferOutput<typeof productForm>;

/** For updates: optional fields that are missing stay unchanged. */
export const productEdit = v.partial(productForm, [
  'sku',
  ...textFieldNames,
  'quantityAvailable',
  'inStock',
  'featured',
  'seasonal',
  'translations',
]);
export type ProductEdit = v.InferOutput<typeof productEdit>;

/** Maximum of a 32-bit integer column. */
const highestVersion = 2 ** 31 - 1;

/** Version that the edit is based on; skips the check if missing. */
export const versionField = v.optional(
  v.pipe(
    v.number(localized(productRules.version)),
    v.integer(localized(productRules.version)),
    v.minValue(1, localized(productRules.version)),
    v.maxValue(highestVersion, localized(productRules.version)),
  ),
);
