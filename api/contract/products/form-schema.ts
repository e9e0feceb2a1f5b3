import * as v from 'valibot';
import { categorySlugs, findCategory } from '../category';
import { storedText } from '../core/fields';
import { type BilingualText, said } from '../core/language';
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

/** A text that must say something. */
const requiredText = (most: number, rule: BilingualText) =>
  v.optional(v.pipe(storedText(most, rule), v.check(notBlank, said(rule)), v.trim()), '');

const emptyToNull = (text: string | null): string | null => text?.trim() || null;

/** A text that may be left out: nothing, and nothing but spaces, is null. */
export const textOrNull = (most: number) =>
  v.pipe(v.nullish(storedText(most), null), v.transform(emptyToNull));

/** As `text`, of one kind. */
const patternedText = (pattern: RegExp, rule: BilingualText) =>
  v.pipe(
    textOrNull(longestProductTexts.line),
    v.check((written) => written === null || pattern.test(written), said(rule)),
  );

const number = String.raw`\d+(?:\.\d+)?`;

const dimensionsPattern = new RegExp(
  String.raw`^${number}\s*[x×]\s*${number}\s*[x×]\s*${number}(?:\s*(?:in|cm))?$`,
  'i',
);

const weightPattern = new RegExp(String.raw`^${number}\s*(?:kg|g|lb|oz)$`, 'i');

/** Dollars as people write them: perhaps a dollar sign and commas at the thousands, at most two decimals. */
const writtenPrice = /^\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

const withoutSigns = (written: string): string => written.replace(/[$,\s]/g, '');

const isInCents = (dollars: number): boolean =>
  Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

const inWholeCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Dollars, as a number or as text. */
export const dollars = v.pipe(
  v.union(
    [
      v.number(),
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(writtenPrice, said(productRules.price)),
        v.transform(withoutSigns),
      ),
    ],
    said(productRules.price),
  ),
  v.transform(Number),
  v.finite(said(productRules.price)),
  v.minValue(0, said(productRules.price)),
  v.check(isInCents, said(productRules.price)),
  v.maxValue(highestPrice, said(productRules.priceTooHigh)),
  v.transform(inWholeCents),
);

export const priceField = v.optional(dollars, '');

/** How many there are, or nothing where nobody counts them. */
export const quantityField = v.pipe(
  v.nullish(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d*$/, said(productRules.quantity)))],
      said(productRules.quantity),
    ),
    null,
  ),
  v.transform((written) => (written === '' || written === null ? null : Number(written))),
  v.nullable(
    v.pipe(
      v.number(said(productRules.quantity)),
      v.integer(said(productRules.quantity)),
      v.minValue(0, said(productRules.quantity)),
      v.maxValue(mostAvailable, said(productRules.quantity)),
    ),
  ),
);

/** A category by its slug or by another of its names. */
export const categoryField = v.pipe(
  v.optional(v.string(said(productRules.category)), ''),
  v.transform((written) => findCategory(written)?.slug),
  v.picklist(categorySlugs, said(productRules.category)),
);

const regionField = v.pipe(
  v.optional(v.string(said(productRules.region)), ''),
  v.picklist(regions, said(productRules.region)),
);

/** An address of this very site, or of another over a safe line; browsers read a backslash as a slash. */
const isImageAddress = (written: string): boolean =>
  /^\/(?![/\\])/.test(written) || /^https:\/\/./i.test(written);

const imageUrlField = v.pipe(
  requiredText(longestProductTexts.address, productRules.imageUrl),
  v.check(isImageAddress, said(productRules.imageAddress)),
);

const flag = (unless: boolean) => v.optional(v.boolean(said(productRules.flag)), unless);

const { line, sku, text: long } = longestProductTexts;

const optionalText = (field: TextField | TranslatedField) =>
  textOrNull(isMultiline(field) ? long : line);

const spanishTexts = v.object(
  mapKeys(translatedFieldNames, optionalText),
  said(productRules.translations),
);

/** Only what is said: the rest falls back to English. */
const writtenTexts = (texts: v.InferOutput<typeof spanishTexts>): ProductTranslation =>
  Object.fromEntries(Object.entries(texts).filter(([, written]) => written !== null));

/** What is said of a product in other languages. */
export interface Translations {
  readonly es?: ProductTranslation | undefined;
}

/** A language in which nothing is said is none. */
const saidTranslations = ({ es }: Translations): Translations =>
  es && Object.keys(es).length > 0 ? { es } : {};

const translationsField = v.optional(
  v.pipe(
    v.object(
      { es: v.optional(v.pipe(spanishTexts, v.transform(writtenTexts))) },
      said(productRules.translations),
    ),
    v.transform(saidTranslations),
  ),
  {},
);

/** What is filled in about a product, by a person, a program or a row of a table. */
export const productForm = v.object({
  name: requiredText(longestProductTexts.name, productRules.name),
  price: priceField,
  region: regionField,
  category: categoryField,
  /** The address of a picture of the library makes it the product's primary image. */
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

/** As `productForm`, of a product that is there: what may be empty stays as it is where it is left out. */
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

/** The number a version can grow to at most, as far as databases count. */
const highestVersion = 2 ** 31 - 1;

/** The version a save is made from; without one it is taken as it is. */
export const versionField = v.optional(
  v.pipe(
    v.number(said(productRules.version)),
    v.integer(said(productRules.version)),
    v.minValue(1, said(productRules.version)),
    v.maxValue(highestVersion, said(productRules.version)),
  ),
);
