import type { Language } from '../core/language';
import type { Product, ProductTranslation } from './schema';
import type { TranslatedField } from './text-fields';

type TranslatableProduct<Field extends TranslatedField> = Pick<Product, Field> & {
  readonly translations: { readonly es?: Pick<ProductTranslation, Field> | undefined };
};

/** Falls back to English if the translation is empty; '' if there is no text at all. */
export function getProductText<Field extends TranslatedField>(
  product: TranslatableProduct<Field>,
  field: Field,
  language: Language,
): string {
  const translated = language === 'es' ? product.translations.es?.[field]?.trim() : undefined;
  return translated || product[field]?.trim() || '';
}
