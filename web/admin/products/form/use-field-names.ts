import { useLingui } from '@lingui/react/macro';
import type { ProductPath } from './product-fields';

/** What the fields of a product are called. */
export function useFieldNames(): Readonly<Record<ProductPath, string>> {
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
    priceTiers: t`Price tiers`,
    ingredients: t`Ingredients`,
    allergens: t`Allergens`,
    servingSize: t`Serving size`,
    perfectFor: t`Perfect for`,
    artisan: t`Artisan`,
    dimensions: t`Dimensions`,
    weight: t`Weight`,
    materials: t`Materials`,
    origin: t`Origin`,
    producer: t`Producer`,
    inStock: t`In stock`,
    featured: t`Featured`,
    seasonal: t`Seasonal`,
    'translations.es.name': t`Name in Spanish`,
    'translations.es.description': t`Description in Spanish`,
    'translations.es.priceTiers': t`Price tiers in Spanish`,
    'translations.es.ingredients': t`Ingredients in Spanish`,
    'translations.es.allergens': t`Allergens in Spanish`,
    'translations.es.servingSize': t`Serving size in Spanish`,
    'translations.es.perfectFor': t`Perfect for, in Spanish`,
    'translations.es.materials': t`Materials in Spanish`,
  };
}
