import type { BilingualText } from '../core/language';
import type { MediaFile } from '../media/schema';
import type { Product } from './schema';

/**
 * Uses the product's own alt text (for both languages), then the library's, then the product name: a file title is
 * often the name that a camera gave it.
 */
export function getProductAlt(
  altText: string | null,
  { title, alt }: Pick<MediaFile, 'title' | 'alt'>,
  { name, translations }: Pick<Product, 'name' | 'translations'>,
): BilingualText {
  if (altText !== null && altText !== title) return { en: altText, es: altText };
  // The library falls back to the title, or to English, if no alt text was entered.
  const en = alt.en === title ? '' : alt.en;
  const es = alt.es === title || alt.es === alt.en ? '' : alt.es;
  return { en: en || name, es: es || translations.es?.name || name };
}
