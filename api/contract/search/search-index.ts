import MiniSearch, { type Query } from 'minisearch';
import { categories } from '../category';
import { mapInSlices } from '../core/in-slices';
import { type Language, languages } from '../core/language';
import { occasionNames } from '../products/fact-names';
import { regionNames } from '../products/origin';
import { getProductText } from '../products/product-text';
import type { Product } from '../products/schema';
import { isVisible } from '../products/visible-products';
import { normalizeTerm, type Term } from './search-terms';

/** Boost factors of the searched fields. */
const weights = {
  name: 6,
  category: 6,
  occasions: 3,
  perfectFor: 2,
  ingredients: 2,
  options: 1,
  description: 1,
  materials: 1,
  servingSize: 0.5,
  region: 0.5,
};
type Field = keyof typeof weights;

/** Of a synonym, relative to the typed word. */
const synonymWeight = 0.7;

/** Maximum edit distance of a match. */
const getMaxTypos = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** All variants with two adjacent letters swapped. */
const swapAdjacentLetters = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

const buildWordQuery = (word: string): Query => ({
  combineWith: 'OR',
  queries: [word, { queries: swapAdjacentLetters(word), prefix: false, fuzzy: false }],
});

const listForms = (word: string): string[] => [
  word,
  `${word}s`,
  `${word}es`,
  ...(word.length > 3 && word.endsWith('s') ? [word.slice(0, -1)] : []),
];

const synonymBoost = Object.fromEntries(
  Object.entries(weights).map(([field, weight]) => [field, weight * synonymWeight]),
);

/** Matches whole words, also as plurals. */
const buildPhraseQuery = (phrase: string): Query => ({
  combineWith: 'AND',
  queries: phrase
    .split(' ')
    .flatMap((word) => normalizeTerm(word) ?? [])
    .map((word) => ({
      combineWith: 'OR',
      prefix: false,
      fuzzy: false,
      boost: synonymBoost,
      queries: listForms(word),
    })),
});

/** Matches a term by its words or by one of its synonyms. */
export const buildTermQuery = ({ typed, alternatives }: Term): Query => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'AND', queries: typed.map(buildWordQuery) },
    ...alternatives.map(buildPhraseQuery),
  ],
});

function getFieldText(product: Product, field: Field, language: Language): string {
  switch (field) {
    case 'category':
      return categories.find(({ slug }) => slug === product.category)?.name[language] ?? '';
    case 'occasions':
      return product.facts.occasions
        .map((occasion) => occasionNames[occasion][language])
        .join('\n');
    case 'options':
      return product.options.map(({ name }) => name[language]).join('\n');
    case 'region':
      return regionNames[product.region][language];
    default:
      return getProductText(product, field, language);
  }
}

/** Includes all languages: users may read in one and search in another. */
const getSearchText = (product: Product, field: string): string =>
  languages.map((language) => getFieldText(product, field as Field, language)).join('\n');

export interface SearchIndex {
  readonly visibleProducts: readonly Product[];
  /** Products whose texts match, best match first. */
  find(query: Query, fields?: readonly Field[]): Product[];
}

const createEmptyIndex = () =>
  new MiniSearch<Product>({
    fields: Object.keys(weights),
    extractField: (product, field) => (field === 'id' ? product.id : getSearchText(product, field)),
    processTerm: normalizeTerm,
    searchOptions: { boost: weights, prefix: true, fuzzy: getMaxTypos },
  });

function toSearchIndex(
  index: MiniSearch<Product>,
  visibleProducts: readonly Product[],
): SearchIndex {
  const byId = new Map(visibleProducts.map((product) => [product.id, product]));
  return {
    visibleProducts,
    find: (query, fields) =>
      index
        .search(query, fields ? { fields: [...fields] } : {})
        .flatMap(({ id }) => byId.get(id) ?? []),
  };
}

const indexes = new WeakMap<readonly Product[], SearchIndex>();

/** Built once per catalog. */
export function getSearchIndex(catalog: readonly Product[]): SearchIndex {
  const existing = indexes.get(catalog);
  if (existing) return existing;
  const index = createEmptyIndex();
  const visibleProducts = catalog.filter(isVisible);
  index.addAll(visibleProducts);
  const searchIndex = toSearchIndex(index, visibleProducts);
  indexes.set(catalog, searchIndex);
  return searchIndex;
}

const preparations = new WeakMap<readonly Product[], Promise<void>>();

/** Builds the index without blocking the event loop, for a server: a large catalog takes a second. */
export function prepareSearchIndex(catalog: readonly Product[]): Promise<void> {
  const preparation = preparations.get(catalog) ?? addInSlices(catalog);
  preparations.set(catalog, preparation);
  return preparation;
}

async function addInSlices(catalog: readonly Product[]): Promise<void> {
  const index = createEmptyIndex();
  const visibleProducts = catalog.filter(isVisible);
  await mapInSlices(visibleProducts, (product) => index.add(product));
  indexes.set(catalog, toSearchIndex(index, visibleProducts));
}
