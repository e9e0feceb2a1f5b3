import type { BilingualText } from './language';
import type { MediaFile } from './media';
import type { Product } from './product';

/**
 * The alternative text of a product's image: what was written for it there, whatever its language; else what the
 * library has; else the product's name, since the title of a file is often the name a camera gave it.
 */
export function productAlt(
  written: string | null,
  { title, alt }: Pick<MediaFile, 'title' | 'alt'>,
  { name, translations }: Pick<Product, 'name' | 'translations'>,
): BilingualText {
  if (written !== null && written !== title) return { en: written, es: written };
  // The library answers with the title, or with the English, where nobody has written any.
  const en = alt.en === title ? '' : alt.en;
  const es = alt.es === title || alt.es === alt.en ? '' : alt.es;
  return { en: en || name, es: es || translations.es?.name || name };
}
