import MiniSearch, { type Query } from 'minisearch';
import { categories } from '../category';
import { type BilingualText, type Language, languages } from '../core/language';
import { normalizeForSearch } from '../core/text';
import { getProductText } from '../products/product-text';
import type { Product } from '../products/schema';
import { isVisible } from '../products/visible-products';
import { checkedFields, listsAsIngredient, mayContain } from './exclude-products';
import { parseSearch } from './parse-search';

export interface Exclusion {
  readonly excluded: readonly BilingualText[];
  /** Words that no ingredient list can rule out: if there are any, no product is returned. */
  readonly unknown: readonly BilingualText[];
  /** Every visible product lists one of them as an ingredient. */
  readonly isInAllProducts: boolean;
  /** True if the result is empty because of the exclusions. */
  readonly excludesAllResults: boolean;
}

export interface SearchResult {
  readonly products: readonly Product[];
  readonly exclusion?: Exclusion;
}

/** Boost factors of the searched fields. */
const weights = { name: 6, category: 3, ingredients: 2, description: 1 };
type Field = keyof typeof weights | (typeof checkedFields)[number];

/** Ignored words, without accents. */
const stopWords = new Set(
  'a an and at by for in of on or the to with al con de del el en la las los o para por sin un una y'.split(
    ' ',
  ),
);

/** Lower case without accents; null for stop words (MiniSearch skips null terms). */
function normalizeTerm(word: string): string | null {
  const normalized = normalizeForSearch(word);
  return stopWords.has(normalized) ? null : normalized;
}

/** Maximum edit distance of a match. */
const getMaxTypos = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** All variants with two adjacent letters swapped. */
const swapAdjacentLetters = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** Requires all words, each as typed or with two adjacent letters swapped. */
function buildQuery(words: readonly string[]): Query {
  return {
    combineWith: 'AND',
    queries: words
      .flatMap((word) => normalizeTerm(word) || [])
      .map((word) => ({
        combineWith: 'OR',
        queries: [word, { queries: swapAdjacentLetters(word), prefix: false, fuzzy: false }],
      })),
  };
}

function getFieldText(product: Product, field: Field, language: Language): string {
  if (field !== 'category') return getProductText(product, field, language);
  return categories.find(({ slug }) => slug === product.category)?.name[language] ?? '';
}

/** Includes all languages: users may read in one and search in another. */
const getSearchText = (product: Product, field: string): string =>
  languages.map((language) => getFieldText(product, field as Field, language)).join('\n');

function buildIndex(catalog: readonly Product[]): MiniSearch<Product> {
  const index = new MiniSearch<Product>({
    fields: [...new Set([...Object.keys(weights), ...checkedFields])],
    extractField: (product, field) => (field === 'id' ? product.id : getSearchText(product, field)),
    processTerm: normalizeTerm,
    searchOptions: {
      fields: Object.keys(weights),
      boost: weights,
      prefix: true,
      fuzzy: getMaxTypos,
    },
  });
  index.addAll(catalog.filter(isVisible));
  return index;
}

const indexes = new WeakMap<readonly Product[], MiniSearch<Product>>();

/**
 * Returns visible products that match all words, best match first. Matches any language, ignores accents, and allows
 * prefixes and a typo or two. Products that may contain an excluded substance are left out.
 */
export function searchProducts(catalog: readonly Product[], text: string): SearchResult {
  const index = indexes.get(catalog) ?? buildIndex(catalog);
  indexes.set(catalog, index);
  const { words, excludedSubstances: excluded, excludedWords } = parseSearch(text);
  const visibleProducts = catalog.filter(isVisible);
  const byId = new Map(visibleProducts.map((product) => [product.id, product]));
  const findMatches = () => index.search(buildQuery(words)).flatMap(({ id }) => byId.get(id) ?? []);
  if (excluded.length === 0 && excludedWords.length === 0) return { products: findMatches() };

  const unknown = excludedWords.map((word) => ({ en: `“${word}”`, es: `«${word}»` }));
  const candidates = words.some(normalizeTerm) ? findMatches() : visibleProducts;
  const products =
    unknown.length > 0
      ? []
      : candidates.filter(
          (product) => !excluded.some((substance) => mayContain(product, substance)),
        );
  const listedSubstances = excluded.filter(({ isOftenUnlisted }) => !isOftenUnlisted);
  const isInAllProducts =
    visibleProducts.length > 0 &&
    visibleProducts.every((product) =>
      listedSubstances.some((substance) => listsAsIngredient(product, substance)),
    );
  return {
    products,
    exclusion: {
      excluded: [...excluded.map(({ name }) => name), ...unknown],
      unknown,
      isInAllProducts,
      excludesAllResults:
        products.length === 0 && (unknown.length > 0 || isInAllProducts || candidates.length > 0),
    },
  };
}
