import MiniSearch, { type Query } from 'minisearch';
import { categories } from '#contract/category';
import { type Language, languages } from '#contract/language';
import { plainText } from '#contract/plain-text';
import type { Product } from '#contract/product';
import { productText } from '#contract/product-text';
import { isShown } from '#contract/shop-list';

/** What is searched, and how much more it weighs to be found in one than in another. */
const weights = { name: 6, category: 3, ingredients: 2, description: 1 };
type Field = keyof typeof weights;

/** Words that say nothing of what is looked for, without accents. */
const fillers = new Set(
  'a an and at by for in of on or the to with al con de del el en la las los o para por sin un una y'.split(
    ' ',
  ),
);

/** A word as it is compared: without accents and capitals; nothing for one that says nothing. */
function comparable(word: string): string | null {
  const plain = plainText(word);
  return fillers.has(plain) ? null : plain;
}

/** Letters that may be wrong, missing or too many in a word. */
const slipsIn = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The word with every two neighbouring letters the other way round. */
const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** All of the words, each as it was typed or with two letters in the wrong order. */
function queryOf(written: string): Query {
  const words = written.split(/[\p{Z}\p{P}\s]+/u).flatMap((word) => comparable(word) || []);
  return {
    combineWith: 'AND',
    queries: words.map((word) => ({
      combineWith: 'OR',
      queries: [word, { queries: swapped(word), prefix: false, fuzzy: false }],
    })),
  };
}

function textIn(product: Product, field: Field, language: Language): string {
  if (field !== 'category') return productText(product, field, language);
  return categories.find(({ slug }) => slug === product.category)?.name[language] ?? '';
}

/** The field in every language: whoever reads one may search in another. */
const textOf = (product: Product, field: string): string =>
  languages.map((language) => textIn(product, field as Field, language)).join('\n');

function indexOf(catalogue: readonly Product[]): MiniSearch<Product> {
  const index = new MiniSearch<Product>({
    fields: Object.keys(weights),
    extractField: (product, field) => (field === 'id' ? product.id : textOf(product, field)),
    processTerm: comparable,
    searchOptions: { boost: weights, prefix: true, fuzzy: slipsIn },
  });
  index.addAll(catalogue.filter(isShown));
  return index;
}

const indexes = new WeakMap<readonly Product[], MiniSearch<Product>>();

/**
 * The shown products in which all of the words are found, the likeliest first: in any language, whatever their
 * accents, from their beginning and with a slip or two.
 */
export function searchProducts(catalogue: readonly Product[], written: string): Product[] {
  const index = indexes.get(catalogue) ?? indexOf(catalogue);
  indexes.set(catalogue, index);
  const products = new Map(catalogue.map((product) => [product.id, product]));
  return index.search(queryOf(written)).flatMap(({ id }) => products.get(id) ?? []);
}
