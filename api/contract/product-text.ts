import type { Language } from './language';
import type { Product, ProductTranslation } from './product';

type TextField = keyof ProductTranslation;

/** What is needed of a product to say one of its texts. */
type Texts<Field extends TextField> = Pick<Product, Field> & {
  readonly translations: { readonly es?: Pick<ProductTranslation, Field> | undefined };
};

/** A product's text in a language, falling back to English where the translation is empty; '' when there is none. */
export function productText<Field extends TextField>(
  product: Texts<Field>,
  field: Field,
  language: Language,
): string {
  const translated = language === 'es' ? product.translations.es?.[field]?.trim() : undefined;
  return translated || product[field]?.trim() || '';
}
