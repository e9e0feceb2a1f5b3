interface TextFieldOptions {
  /** Multiple lines of up to 5,000 characters, instead of one line of up to 200. */
  readonly isMultiline: boolean;
  readonly isTranslated: boolean;
}

/** In CSV column order. Schemas, database columns, CSV columns and form values are derived from this list. */
const textFields = {
  origin: { isMultiline: false, isTranslated: false },
  producer: { isMultiline: false, isTranslated: false },
  artisan: { isMultiline: false, isTranslated: false },
  materials: { isMultiline: true, isTranslated: true },
  /** 'a x b x c', optionally with in or cm. */
  dimensions: { isMultiline: false, isTranslated: false },
  /** A number and kg, g, lb or oz. */
  weight: { isMultiline: false, isTranslated: false },
  /** One tier per line. */
  priceTiers: { isMultiline: true, isTranslated: true },
  ingredients: { isMultiline: true, isTranslated: true },
  allergens: { isMultiline: true, isTranslated: true },
  servingSize: { isMultiline: false, isTranslated: true },
  perfectFor: { isMultiline: true, isTranslated: true },
} as const satisfies Record<string, TextFieldOptions>;

export type ProductTextField = keyof typeof textFields;

type TranslatedTextField = {
  [Field in ProductTextField]: (typeof textFields)[Field]['isTranslated'] extends true
    ? Field
    : never;
}[ProductTextField];

export type TranslatedField = 'name' | 'description' | TranslatedTextField;

export const textFieldNames = Object.keys(textFields) as readonly ProductTextField[];

const isTranslated = (field: ProductTextField): field is TranslatedTextField =>
  textFields[field].isTranslated;

export const translatedTextFieldNames = textFieldNames.filter(isTranslated);

export const translatedFieldNames: readonly TranslatedField[] = [
  'name',
  'description',
  ...translatedTextFieldNames,
];

export const isMultiline = (field: ProductTextField | TranslatedField): boolean => {
  if (field === 'name') return false;
  return field === 'description' || textFields[field].isMultiline;
};
