import { plainText, wordsOf } from './plain-text';
import type { Product } from './product';

type TextOf = (product: Product) => string;

/** As it is searched, written once for each of what may be thousands, however much is typed. */
function writtenOnce(textOf: (product: Product) => readonly (string | null | undefined)[]): TextOf {
  const written = new WeakMap<Product, string>();
  return (product) => {
    const text = written.get(product) ?? plainText(textOf(product).join(' '));
    written.set(product, text);
    return text;
  };
}

/** The names of a product. */
export const namesOf = writtenOnce(({ name, translations: { es } }) => [name, es?.name]);

/** Its names, its SKU, where it comes from, and what is in it. */
export const factsOf = writtenOnce(({ name, sku, region, ingredients, translations: { es } }) => [
  name,
  es?.name,
  sku,
  region,
  ingredients,
  es?.ingredients,
]);

/** The products that have all the words that were typed in such a text; all of them where none were. */
export function productsWith(
  products: readonly Product[],
  typed: string,
  textOf: TextOf,
): readonly Product[] {
  const words = wordsOf(typed);
  if (words.length === 0) return products;
  return products.filter((product) => words.every((word) => textOf(product).includes(word)));
}
