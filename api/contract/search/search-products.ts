import type { BilingualText } from '../core/language';
import type { Product } from '../products/schema';
import { gradeProduct, listsAsIngredient } from './exclude-products';
import { readSearch, type SearchReading } from './read-search';
import { buildTermQuery, getSearchIndex, type SearchIndex } from './search-index';
import { findFittingPrice, getDistance, hasNumbers, sortByNumbers } from './search-numbers';
import { buildTerms, type Term } from './search-terms';
import type { Synonyms } from './synonyms';

export interface Exclusion {
  readonly excluded: readonly BilingualText[];
  /** Words that no ingredient list can rule out: if there are any, no product is returned. */
  readonly unknown: readonly BilingualText[];
  /** Every visible product lists one of them as an ingredient. */
  readonly isInAllProducts: boolean;
  /** How many of the products that match the owner makes without. */
  readonly withoutOnRequest: 'all' | 'some' | 'none';
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

interface SearchOptions {
  /** The owner's, in addition to the default ones. */
  readonly synonyms?: Synonyms | undefined;
}

const maxNear = 3;

const moveToFront = (products: readonly Product[], first: readonly Product[]): Product[] => {
  const preferred = new Set(first);
  return [
    ...products.filter((product) => preferred.has(product)),
    ...products.filter((product) => !preferred.has(product)),
  ];
};

/** Without what the search asks for, but never with what it excludes. */
function findNear(
  { find, visibleProducts }: SearchIndex,
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
  { visibleProducts }: SearchIndex,
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
    withoutOnRequest: onRequest.length === 0 ? 'none' : isComplete ? 'all' : 'some',
    excludesAllResults:
      products.length === 0 && (unknown.length > 0 || isInAllProducts || candidates.length > 0),
  };
}

/** People and prices as filters; ignores places and days, except to rank products named after them. */
function findCandidates(
  index: SearchIndex,
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
  const index = getSearchIndex(catalog);
  const reading = readSearch(text);
  const terms = buildTerms(reading.words, synonyms);
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
