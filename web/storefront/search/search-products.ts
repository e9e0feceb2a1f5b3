import MiniSearch, { type Query } from 'minisearch';
import { categories } from '#contract/category';
import { type BilingualText, type Language, languages } from '#contract/core/language';
import { plainText } from '#contract/core/text';
import { isShown, productText } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import { checkedFields, listsAsIngredient, mayContain } from './exclude-products';
import { parseSearch } from './parse-search';

/** What a search asked to be without. */
export interface Exclusion {
  /** Each substance or word. */
  readonly without: readonly BilingualText[];
  /** Those that no ingredient list rules out: with one of them, no product is listed. */
  readonly unknown: readonly BilingualText[];
  /** Whether each product of the shop lists one of them among its ingredients. */
  readonly isInEverything: boolean;
  /** Whether it is why nothing was found. */
  readonly excludesAll: boolean;
}

export interface SearchResult {
  readonly products: readonly Product[];
  readonly exclusion?: Exclusion;
}

/** What is searched, and how much more it weighs to be found in one than in another. */
const weights = { name: 6, category: 3, ingredients: 2, description: 1 };
type Field = keyof typeof weights | (typeof checkedFields)[number];

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
function queryOf(words: readonly string[]): Query {
  return {
    combineWith: 'AND',
    queries: words
      .flatMap((word) => comparable(word) || [])
      .map((word) => ({
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
    fields: [...new Set([...Object.keys(weights), ...checkedFields])],
    extractField: (product, field) => (field === 'id' ? product.id : textOf(product, field)),
    processTerm: comparable,
    searchOptions: {
      fields: Object.keys(weights),
      boost: weights,
      prefix: true,
      fuzzy: slipsIn,
    },
  });
  index.addAll(catalogue.filter(isShown));
  return index;
}

const indexes = new WeakMap<readonly Product[], MiniSearch<Product>>();

/**
 * The shown products in which all of the words are found, the likeliest first: in any language, whatever their
 * accents, from their beginning and with a slip or two. What the search says to leave out is in none of them, as
 * far as their texts tell; nothing is found where no text would tell.
 */
export function searchProducts(catalogue: readonly Product[], text: string): SearchResult {
  const index = indexes.get(catalogue) ?? indexOf(catalogue);
  indexes.set(catalogue, index);
  const { words, without, withoutWords } = parseSearch(text);
  const shown = catalogue.filter(isShown);
  const byId = new Map(shown.map((product) => [product.id, product]));
  const find = () => index.search(queryOf(words)).flatMap(({ id }) => byId.get(id) ?? []);
  if (without.length === 0 && withoutWords.length === 0) return { products: find() };

  const unknown = withoutWords.map((word) => ({ en: `“${word}”`, es: `«${word}»` }));
  const candidates = words.some(comparable) ? find() : shown;
  const products =
    unknown.length > 0
      ? []
      : candidates.filter(
          (product) => !without.some((substance) => mayContain(product, substance)),
        );
  const certain = without.filter(({ isHidden }) => !isHidden);
  const isInEverything =
    shown.length > 0 &&
    shown.every((product) => certain.some((substance) => listsAsIngredient(product, substance)));
  return {
    products,
    exclusion: {
      without: [...without.map(({ name }) => name), ...unknown],
      unknown,
      isInEverything,
      excludesAll:
        products.length === 0 && (unknown.length > 0 || isInEverything || candidates.length > 0),
    },
  };
}
