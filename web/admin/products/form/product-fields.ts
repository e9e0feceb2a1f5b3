import type * as v from 'valibot';
import { mapKeys, toRecord } from '#contract/core/record';
import type { CheckedTexts } from '#contract/products/checked-texts';
import { emptyFacts, type ProductFacts } from '#contract/products/facts';
import type { ProductInput, productInput } from '#contract/products/input-schema';
import type { ProductOption } from '#contract/products/options';
import {
  type ProductTextField,
  type TranslatedField,
  textFieldNames,
  translatedFieldNames,
} from '#contract/products/text-fields';
import { checkedFields } from '#contract/search/exclude-products';
import { boardFieldNames } from './board-fields';

export type FormValues = v.InferInput<typeof productInput>;

/** Inputs that aren't toggles, in the order of the form. */
const inputFields = [
  'name',
  'price',
  'quantityAvailable',
  'region',
  'category',
  'sku',
  'imageUrl',
  'description',
  ...boardFieldNames,
] as const satisfies readonly (keyof ProductInput)[];

export const toggleFields = ['inStock', 'featured', 'seasonal'] as const;
type ToggleField = (typeof toggleFields)[number];

const isTranslated = (field: string): field is TranslatedField =>
  translatedFieldNames.some((translated) => translated === field);

/** Fields that also have a Spanish text, in the order of the form. */
export const spanishFields: readonly TranslatedField[] = inputFields.filter(isTranslated);

/** All fields but the Spanish texts, in the order of the form. */
export const baseFields = [...inputFields, ...toggleFields] as const;
type BaseField = (typeof baseFields)[number];

/** Path of a field in the form and in the API's errors. */
export type ProductPath = BaseField | 'options' | 'facts' | `translations.es.${TranslatedField}`;

export type InputPath = Exclude<ProductPath, ToggleField | 'options' | 'facts'>;

export const toSpanishPath = <Field extends TranslatedField>(field: Field) =>
  `translations.es.${field}` as const;

/** In the order of the form. */
export const productPaths: readonly ProductPath[] = [
  ...baseFields,
  'options',
  'facts',
  ...spanishFields.map(toSpanishPath),
];

export type FormFacts = NonNullable<FormValues['facts']>;

export const toFormFacts = (facts: ProductFacts): FormFacts => ({
  ...facts,
  serves: { from: String(facts.serves?.from ?? ''), to: String(facts.serves?.to ?? '') },
});

export const emptyFormFacts = toFormFacts(emptyFacts);

const emptySpanish = mapKeys(translatedFieldNames, () => '');

export const emptyProduct: FormValues = {
  name: '',
  price: '',
  quantityAvailable: '',
  region: '',
  category: '',
  sku: '',
  imageUrl: '',
  description: '',
  ...mapKeys(textFieldNames, () => ''),
  inStock: true,
  featured: false,
  seasonal: false,
  options: [],
  facts: emptyFormFacts,
  translations: { es: emptySpanish },
};

type FormOption = NonNullable<FormValues['options']>[number];

export const emptyOption: FormOption = {
  name: { en: '', es: '' },
  price: '',
  serves: { from: '', to: '' },
  stock: '',
  isDefault: false,
  quantityPrices: [],
};

const toFormOption = (option: ProductOption): FormOption => ({
  ...option,
  price: option.price.toFixed(2),
  serves: {
    from: String(option.serves?.from ?? ''),
    to: String(option.serves?.to ?? ''),
  },
  stock: String(option.stock ?? ''),
  quantityPrices: option.quantityPrices.map(({ minQuantity, price }) => ({
    minQuantity: String(minQuantity),
    price: price.toFixed(2),
  })),
});

export const toFormValues = (product: ProductInput): FormValues => ({
  name: product.name,
  price: product.price.toFixed(2),
  quantityAvailable: String(product.quantityAvailable ?? ''),
  region: product.region,
  category: product.category,
  sku: product.sku ?? '',
  imageUrl: product.imageUrl,
  description: product.description,
  ...mapKeys(textFieldNames, (field: ProductTextField) => product[field] ?? ''),
  inStock: product.inStock,
  featured: product.featured,
  seasonal: product.seasonal,
  options: product.options?.map(toFormOption) ?? [],
  facts: toFormFacts(product.facts ?? emptyFacts),
  translations: { es: { ...emptySpanish, ...product.translations.es } },
});

/** For reading facts, and for noticing that they're outdated. */
export function toCheckedTexts({
  translations,
  options,
  ...values
}: Partial<FormValues>): CheckedTexts {
  const es = translations?.es as Readonly<Record<string, string>> | undefined;
  return {
    ...toRecord(checkedFields, (field) => [field, String(values[field] ?? '')]),
    options,
    translations: { es },
  };
}
