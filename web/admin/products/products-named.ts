import { plainText } from '#contract/plain-text';
import type { Product } from '#contract/product';

/** The products whose name, in either language, has all the words that were typed; all of them where none were. */
export function productsNamed(products: readonly Product[], typed: string): readonly Product[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return products;
  return products.filter(({ name, translations }) => {
    const names = plainText(`${name} ${translations.es?.name ?? ''}`);
    return words.every((word) => names.includes(word));
  });
}
