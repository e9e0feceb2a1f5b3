import MiniSearch, { type Query } from 'minisearch';
import { categories } from '../category';
import { type BilingualText, type Language, languages } from '../core/language';
import { normalizeForSearch } from '../core/text';
import { occasionNames } from '../products/facts';
import { getServingRange, getStartingPrice } from '../products/option-range';
import { regionNames } from '../products/origin';
import { getProductText } from '../products/product-text';
import type { Product } from '../products/schema';
import { listServings, type Serving } from '../products/servings';
import { isVisible } from '../products/visible-products';
import { gradeProduct, listsAsIngredient } from './exclude-products';
import { readSearch, type SearchReading } from './read-search';
import { defaultSynonyms, type Synonyms } from './synonyms';
import { isSameWord, normalizeWords } from './word-match';

export interface Exclusion {
  readonly excluded: readonly BilingualText[];
  /** Words that no ingredient list can rule out: if there are any, no product is returned. */
  readonly unknown: readonly BilingualText[];
  /** Every visible product lists one of them as an ingredient. */
  readonly isInAllProducts: boolean;
  /** How many of the products that match the owner makes without. */
  readonly madeWithout: 'all' | 'some' | 'none';
  /** True if the result is empty because of the exclusions. */
  readonly excludesAllResults: boolean;
}

export interface SearchResult {
  readonly products: readonly Product[];
  /** Match too, but the owner has to leave something out. */
  readonly onRequest: readonly Product[];
  /** If nothing matches: what comes nearest. Never contains what the search excludes. */
  readonly near: readonly Product[];
  readonly exclusion?: Exclusion;
}

export interface SearchOptions {
  /** The owner's, in addition to the default ones. */
  readonly synonyms?: Synonyms | undefined;
}

const maxNear = 3;

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

/** Ignored words, without accents. */
const stopWords = new Set(
  `a an and at by for in of on or the to with i im ive we our us my me you your it its is are be do does can could would
  will need want looking find show get have has had please hi hello what which who where when how any some something
  that this these those there as if so about
  al con de del el en la las los o para por sin un una y e u mi mis me nos tu su sus es son ser hay yo que cual cuales
  como cuando donde quien busco buscamos quiero queremos necesito necesitamos tienen tienes tiene tengo puedo pueden
  algo algun alguna favor hola se le les lo esta este estos estas eso esa mas`.split(/\s+/),
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

/** A word as typed, or words of a synonym row, and what means the same. */
interface Term {
  readonly typed: readonly string[];
  readonly alternatives: readonly string[];
}

type SynonymIndex = ReadonlyMap<string, readonly string[]>;

/** By phrase, what means the same. A phrase in several rows has the words of all of them. */
function buildSynonymIndex(rows: Synonyms): SynonymIndex {
  const index = new Map<string, string[]>();
  for (const row of rows) {
    const phrases = row.map(normalizeWords).filter((phrase) => phrase !== '');
    for (const phrase of phrases)
      index.set(phrase, [
        ...new Set([...(index.get(phrase) ?? []), ...phrases.filter((other) => other !== phrase)]),
      ]);
  }
  return index;
}

const defaultIndex = buildSynonymIndex(defaultSynonyms);
const synonymIndexes = new WeakMap<Synonyms, SynonymIndex>();

function getSynonymIndex(synonyms: Synonyms | undefined): SynonymIndex {
  if (!synonyms || synonyms.length === 0) return defaultIndex;
  const cached = synonymIndexes.get(synonyms);
  if (cached) return cached;
  const index = buildSynonymIndex([...defaultSynonyms, ...synonyms]);
  synonymIndexes.set(synonyms, index);
  return index;
}

const maxPhraseWords = 4;

function lookUpSynonyms(
  index: SynonymIndex,
  words: readonly string[],
): readonly string[] | undefined {
  const exact = index.get(words.join(' '));
  if (exact || words.join('').length < 3) return exact;
  const found = [...index].find(([phrase]) => {
    const phraseWords = phrase.split(' ');
    return (
      phraseWords.length === words.length &&
      phraseWords.every((word, at) => isSameWord(word, words[at] ?? ''))
    );
  });
  return found?.[1];
}

/** The longest phrases with synonyms, and the words between them. */
function buildTerms(words: readonly string[], synonyms: SynonymIndex): Term[] {
  const terms: Term[] = [];
  for (let index = 0; index < words.length; ) {
    let length = Math.min(maxPhraseWords, words.length - index);
    let alternatives: readonly string[] | undefined;
    for (; length > 0; length -= 1) {
      alternatives = lookUpSynonyms(synonyms, words.slice(index, index + length));
      if (alternatives || length === 1) break;
    }
    const typed = words.slice(index, index + length).flatMap((word) => normalizeTerm(word) ?? []);
    if (typed.length > 0) terms.push({ typed, alternatives: alternatives ?? [] });
    index += length;
  }
  return terms;
}

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

const buildTermQuery = ({ typed, alternatives }: Term): Query => ({
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

interface CatalogIndex {
  readonly visibleProducts: readonly Product[];
  /** Products whose texts match, best match first. */
  find(query: Query, fields?: readonly Field[]): Product[];
}

function buildIndex(catalog: readonly Product[]): CatalogIndex {
  const index = new MiniSearch<Product>({
    fields: Object.keys(weights),
    extractField: (product, field) => (field === 'id' ? product.id : getSearchText(product, field)),
    processTerm: normalizeTerm,
    searchOptions: { boost: weights, prefix: true, fuzzy: getMaxTypos },
  });
  const visibleProducts = catalog.filter(isVisible);
  index.addAll(visibleProducts);
  const byId = new Map(visibleProducts.map((product) => [product.id, product]));
  return {
    visibleProducts,
    find: (query, fields) =>
      index
        .search(query, fields ? { fields: [...fields] } : {})
        .flatMap(({ id }) => byId.get(id) ?? []),
  };
}

const indexes = new WeakMap<readonly Product[], CatalogIndex>();

function getIndex(catalog: readonly Product[]): CatalogIndex {
  const index = indexes.get(catalog) ?? buildIndex(catalog);
  indexes.set(catalog, index);
  return index;
}

const hasNumbers = ({ people, maxPrice, minPrice, maxPricePerPerson }: SearchReading): boolean =>
  [people, maxPrice, minPrice, maxPricePerPerson].some((value) => value !== undefined);

/** The sizes that are enough for the people, but not only for more. */
function listFittingServings(product: Product, people: number): readonly Serving[] {
  const servings = listServings(product);
  return servings.some(({ serves }) => serves.from <= people)
    ? servings.filter(({ serves }) => serves.to >= people)
    : [];
}

/** The lowest price that fits the numbers of the search; undefined if there is none. */
function findFittingPrice(product: Product, reading: SearchReading): number | undefined {
  const { people, maxPrice = Number.POSITIVE_INFINITY, minPrice = 0, maxPricePerPerson } = reading;
  const isServed = people !== undefined || maxPricePerPerson !== undefined;
  const servings =
    people === undefined ? listServings(product) : listFittingServings(product, people);
  const offers = isServed
    ? servings
        .filter(
          ({ price, serves }) =>
            price / serves.to <= (maxPricePerPerson ?? Number.POSITIVE_INFINITY),
        )
        .map(({ price }) => price)
    : [product.price, ...product.options.map(({ price }) => price)];
  const prices = offers.filter((price) => price >= minPrice && price <= maxPrice);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** People that the smallest size for so many serves. */
const getTightestServing = (product: Product, people: number): number =>
  Math.min(...listFittingServings(product, people).map(({ serves }) => serves.to));

/** The tightest serving first, then the lowest price. */
function sortByNumbers(products: readonly Product[], reading: SearchReading): Product[] {
  const { people } = reading;
  const rank = new Map(
    products.map((product) => [
      product,
      {
        serving: people === undefined ? 0 : getTightestServing(product, people),
        price: findFittingPrice(product, reading) ?? product.price,
      },
    ]),
  );
  return [...products].sort((a, b) => {
    const [first, second] = [rank.get(a), rank.get(b)];
    if (!first || !second) return 0;
    return first.serving === second.serving
      ? first.price - second.price
      : first.serving - second.serving;
  });
}

/** How far a product is from the people and the price, as a share of them. */
function getDistance(product: Product, reading: SearchReading): number {
  const { people, maxPrice, minPrice } = reading;
  const range = getServingRange(product);
  const { dollars } = getStartingPrice(product);
  let distance = 0;
  if (people !== undefined)
    distance += range ? Math.max(range.from - people, people - range.to, 0) / people : 2;
  if (maxPrice !== undefined && maxPrice > 0)
    distance += Math.max(0, dollars - maxPrice) / maxPrice;
  if (minPrice !== undefined && minPrice > 0)
    distance += Math.max(0, minPrice - product.price) / minPrice;
  return distance;
}

const moveToFront = (products: readonly Product[], first: readonly Product[]): Product[] => {
  const preferred = new Set(first);
  return [
    ...products.filter((product) => preferred.has(product)),
    ...products.filter((product) => !preferred.has(product)),
  ];
};

/** Without what the search asks for, but never with what it excludes. */
function findNear(
  { find, visibleProducts }: CatalogIndex,
  terms: readonly Term[],
  reading: SearchReading,
): Product[] {
  if (reading.excludedWords.length > 0) return [];
  const isAllowed = (product: Product) => gradeProduct(product, reading) === 'yes';
  const queries = terms.map(buildTermQuery);
  const matches = queries.map((query) => find(query).filter(isAllowed));
  const matchedQueries = queries.filter((_, at) => (matches[at]?.length ?? 0) > 0);
  // Nothing that is both: what has any of them, those with the most first.
  const found =
    matchedQueries.length === 0
      ? []
      : [
          ...find({ combineWith: 'AND', queries: matchedQueries }),
          ...find({ combineWith: 'OR', queries: matchedQueries }),
        ].filter(isAllowed);
  const allowed = found.length > 0 ? [...new Set(found)] : visibleProducts.filter(isAllowed);
  if (!hasNumbers(reading)) {
    if (found.length > 0) return allowed.slice(0, maxNear);
    return moveToFront(
      allowed,
      allowed.filter(({ featured, inStock }) => featured && inStock),
    ).slice(0, maxNear);
  }
  const distances = new Map(allowed.map((product) => [product, getDistance(product, reading)]));
  return [...allowed]
    .sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
    .slice(0, maxNear);
}

function describeExclusion(
  { visibleProducts }: CatalogIndex,
  { excludedSubstances, excludedWords }: SearchReading,
  candidates: readonly Product[],
  { products, onRequest }: Pick<SearchResult, 'products' | 'onRequest'>,
): Exclusion {
  const unknown = excludedWords.map((word) => ({ en: `“${word}”`, es: `«${word}»` }));
  const listedSubstances = excludedSubstances.filter(({ isOftenUnlisted }) => !isOftenUnlisted);
  const isInAllProducts =
    visibleProducts.length > 0 &&
    visibleProducts.every((product) =>
      listedSubstances.some((substance) => listsAsIngredient(product, substance)),
    );
  const isComplete = onRequest.length === candidates.length;
  return {
    excluded: [...excludedSubstances.map(({ name }) => name), ...unknown],
    unknown,
    isInAllProducts,
    madeWithout: onRequest.length === 0 ? 'none' : isComplete ? 'all' : 'some',
    excludesAllResults:
      products.length === 0 && (unknown.length > 0 || isInAllProducts || candidates.length > 0),
  };
}

/** People and prices as filters; ignores places and days, except to rank products named after them. */
function findCandidates(
  index: CatalogIndex,
  terms: readonly Term[],
  reading: SearchReading,
): Product[] {
  const { excludedSubstances, excludedWords, preferredWords, place, hasDate } = reading;
  const isFiltered =
    hasNumbers(reading) ||
    place !== undefined ||
    hasDate ||
    excludedSubstances.length > 0 ||
    excludedWords.length > 0;
  if (terms.length === 0 && !isFiltered) return [];
  const matches =
    terms.length === 0
      ? index.visibleProducts
      : index.find({ combineWith: 'AND', queries: terms.map(buildTermQuery) });
  const fitting = hasNumbers(reading)
    ? matches.filter((product) => findFittingPrice(product, reading) !== undefined)
    : matches;
  const sorted =
    terms.length === 0 && hasNumbers(reading) ? sortByNumbers(fitting, reading) : [...fitting];
  if (preferredWords.length === 0) return sorted;
  const preferred = index.find(
    {
      combineWith: 'OR',
      prefix: false,
      fuzzy: false,
      queries: preferredWords.map((phrase) => ({ combineWith: 'AND', queries: phrase.split(' ') })),
    },
    ['name'],
  );
  return moveToFront(sorted, preferred);
}

/**
 * Returns visible products that match all words, best match first. Matches any language and synonyms, ignores accents,
 * and allows prefixes and a typo or two. Numbers filter by people and price. Products that may contain an excluded
 * substance are left out, or are in a group of their own if the owner makes them without.
 */
export function searchProducts(
  catalog: readonly Product[],
  text: string,
  { synonyms }: SearchOptions = {},
): SearchResult {
  const index = getIndex(catalog);
  const reading = readSearch(text);
  const terms = buildTerms(reading.words, getSynonymIndex(synonyms));
  const candidates = findCandidates(index, terms, reading);
  const hasExclusion = reading.excludedSubstances.length > 0 || reading.excludedWords.length > 0;
  const isUnknown = reading.excludedWords.length > 0;
  const grades = new Map(
    candidates.map((product) => [product, isUnknown ? 'no' : gradeProduct(product, reading)]),
  );
  const products = candidates.filter((product) => grades.get(product) === 'yes');
  const onRequest = candidates.filter((product) => grades.get(product) === 'on-request');
  const isAsked = terms.length > 0 || hasNumbers(reading);
  const near = products.length === 0 && isAsked ? findNear(index, terms, reading) : [];
  const result = { products, onRequest, near };
  if (!hasExclusion) return result;
  return {
    ...result,
    exclusion: describeExclusion(index, reading, candidates, result),
  };
}
