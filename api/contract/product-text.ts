import type { Language } from './language';
import type { Product, ProductTranslation } from './product';

type TextField = keyof ProductTranslation;

/** A product's text in a language, falling back to English where the translation is empty; '' when there is none. */
export function productText(product: Product, field: TextField, language: Language): string {
  const translated = language === 'es' ? product.translations.es?.[field]?.trim() : undefined;
  return translated || product[field]?.trim() || '';
}
