import { useLingui } from '@lingui/react/macro';
import { mapKeys, toRecord } from '#contract/core/record';
import { textFieldNames, translatedTextFieldNames } from '#contract/products/text-fields';
import { boardFields } from './board-fields';
import { type ProductPath, toSpanishPath } from './product-fields';

export function useFieldLabels(): Readonly<Record<ProductPath, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    price: t`Price`,
    quantityAvailable: t`Quantity available`,
    region: t`Region`,
    category: t`Category`,
    sku: t`SKU`,
    imageUrl: t`Image address`,
    description: t`Description`,
    ...mapKeys(textFieldNames, (field) => t(boardFields[field].label)),
    options: t`Options`,
    facts: t`Allergens, diets and occasions`,
    inStock: t`In stock`,
    featured: t`Featured`,
    seasonal: t`Seasonal`,
    'translations.es.name': t`Name in Spanish`,
    'translations.es.description': t`Description in Spanish`,
    ...toRecord(translatedTextFieldNames, (field) => [
      toSpanishPath(field),
      t(boardFields[field].spanishLabel),
    ]),
  };
}
