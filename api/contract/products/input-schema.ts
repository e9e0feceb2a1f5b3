import * as v from 'valibot';
import { categorySlugs, findCategory } from '../category';
import { boundedText } from '../core/fields';
import { type BilingualText, localized } from '../core/language';
import { mapKeys } from '../core/record';
import { factsInput } from './facts-input';
import { maxTextLengths } from './limits';
import { factMessages, productMessages } from './messages';
import { dollars, quantityField } from './number-fields';
import { optionsInput } from './option-input';
import { type ProductTranslation, regions } from './schema';
import {
  isMultiline,
  type ProductTextField,
  type TranslatedField,
  textFieldNames,
  translatedFieldNames,
} from './text-fields';

const isNotBlank = (text: string): boolean => text.trim() !== '';

const nonBlankText = (max: number, message: BilingualText) =>
  v.optional(
    v.pipe(boundedText(max, message), v.check(isNotBlank, localized(message)), v.trim()),
    '',
  );

const emptyToNull = (text: string | null): string | null => text?.trim() || null;

/** Missing and blank texts become null. */
export const nullableText = (max: number) =>
  v.pipe(v.nullish(boundedText(max), null), v.transform(emptyToNull));

const patternText = (pattern: RegExp, message: BilingualText) =>
  v.pipe(
    nullableText(maxTextLengths.shortText),
    v.check((value) => value === null || pattern.test(value), localized(message)),
  );

const numberPattern = String.raw`\d+(?:\.\d+)?`;

const dimensionsPattern = new RegExp(
  String.raw`^${numberPattern}\s*[x×]\s*${numberPattern}\s*[x×]\s*${numberPattern}(?:\s*(?:in|cm))?$`,
  'i',
);

const weightPattern = new RegExp(String.raw`^${numberPattern}\s*(?:kg|g|lb|oz)$`, 'i');

export const priceField = v.optional(dollars, '');

/** Accepts a slug, name or alias. */
export const categoryField = v.pipe(
  v.optional(v.string(localized(productMessages.category)), ''),
  v.transform((value) => findCategory(value)?.slug),
  v.picklist(categorySlugs, localized(productMessages.category)),
);

const regionField = v.pipe(
  v.optional(v.string(localized(productMessages.region)), ''),
  v.picklist(regions, localized(productMessages.region)),
);

/** Same-origin path or HTTPS URL. `/\` is excluded because browsers parse it as `//`. */
const isImageUrl = (value: string): boolean =>
  /^\/(?![/\\])/.test(value) || /^https:\/\/./i.test(value);

const imageUrlField = v.pipe(
  nonBlankText(maxTextLengths.url, productMessages.imageUrl),
  v.check(isImageUrl, localized(productMessages.imageUrlInvalid)),
);

const flagField = (defaultValue: boolean) =>
  v.optional(v.boolean(localized(productMessages.flag)), defaultValue);

const { shortText, sku, longText } = maxTextLengths;

const optionalText = (field: ProductTextField | TranslatedField) =>
  nullableText(isMultiline(field) ? longText : shortText);

const spanishTexts = v.object(
  mapKeys(translatedFieldNames, optionalText),
  localized(productMessages.translations),
);

/** Missing texts fall back to English. */
const dropNullTexts = (texts: v.InferOutput<typeof spanishTexts>): ProductTranslation =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== null));

export interface Translations {
  readonly es?: ProductTranslation | undefined;
}

/** Removes a language without any text. */
const dropEmptyTranslations = ({ es }: Translations): Translations =>
  es && Object.keys(es).length > 0 ? { es } : {};

const translationsField = v.optional(
  v.pipe(
    v.object(
      { es: v.optional(v.pipe(spanishTexts, v.transform(dropNullTexts))) },
      localized(productMessages.translations),
    ),
    v.transform(dropEmptyTranslations),
  ),
  {},
);

/** From the form, an API client or a CSV row. */
export const productInput = v.object({
  name: nonBlankText(maxTextLengths.name, productMessages.name),
  price: priceField,
  region: regionField,
  category: categoryField,
  /** The URL of a library image makes it the product's primary image. */
  imageUrl: imageUrlField,
  description: nonBlankText(longText, productMessages.description),
  ...mapKeys(textFieldNames, optionalText),
  dimensions: patternText(dimensionsPattern, productMessages.dimensions),
  weight: patternText(weightPattern, productMessages.weight),
  sku: nullableText(sku),
  /** With options, `price` and `priceTiers` are written from them; missing ones stay as they are. */
  options: v.optional(optionsInput),
  /** If missing: read from the texts for a new product; otherwise unchanged, but unconfirmed after a change of the texts. */
  facts: v.optional(factsInput),
  /** True if the facts were checked against the texts that change with them, which otherwise withdraw the confirmation. */
  factsMatchTexts: v.optional(v.boolean(localized(factMessages.confirmed))),
  quantityAvailable: quantityField,
  inStock: flagField(true),
  featured: flagField(false),
  seasonal: flagField(false),
  translations: translationsField,
});
export type ProductInput = v.InferOutput<typeof productInput>;

/** For updates: optional fields that are missing stay unchanged. */
export const productEdit = v.partial(productInput, [
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
const maxVersion = 2 ** 31 - 1;

/** Version that the edit is based on; skips the check if missing. */
export const versionField = v.optional(
  v.pipe(
    v.number(localized(productMessages.version)),
    v.integer(localized(productMessages.version)),
    v.minValue(1, localized(productMessages.version)),
    v.maxValue(maxVersion, localized(productMessages.version)),
  ),
);
