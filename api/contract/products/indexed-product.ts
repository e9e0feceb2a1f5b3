import type { CategorySlug } from '../category';
import { type Allergen, allergens } from './allergens';
import { peopleChoices } from './catalog-filter';
import { type Diet, diets, getSuitability, occasions } from './facts';
import { getServingRange, getStartingPrice } from './option-range';
import type { Product } from './schema';
import { findFittingPrice, getPricePerPerson, listServings, type Serving } from './servings';
import { isVisible } from './visible-products';

/** 0: no, 1: on request, 2: yes. Several requirements are as suitable as the least suitable one. */
export type Grade = 0 | 1 | 2;

const grades = { no: 0, 'on-request': 1, yes: 2 } as const;

/** What a filter needs of a product, independently of what it asks for. */
export interface IndexedProduct {
  readonly product: Product;
  readonly category: CategorySlug;
  readonly startingPrice: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly pricePerPerson: number;
  readonly minPeople: number;
  readonly servings: readonly Serving[];
  /** Prices for the numbers of `peopleChoices`. */
  readonly choicePrices: readonly (number | undefined)[];
  /** In the order of `allergens` and `diets`. */
  readonly allergenGrades: readonly Grade[];
  readonly dietGrades: readonly Grade[];
  /** Positions in `occasions`. */
  readonly occasions: readonly number[];
}

const gradeAllergen = (product: Product, allergen: Allergen): Grade =>
  grades[getSuitability(product, { without: [allergen], diets: [] })];

const gradeDiet = (product: Product, diet: Diet): Grade =>
  grades[getSuitability(product, { without: [], diets: [diet] })];

function indexProduct(product: Product): IndexedProduct {
  const servings = listServings(product);
  const { facts } = product;
  return {
    product,
    category: product.category,
    startingPrice: getStartingPrice(product).dollars,
    createdAt: Date.parse(product.createdAt),
    pricePerPerson: getPricePerPerson(servings) ?? Infinity,
    minPeople: getServingRange(product)?.from ?? Infinity,
    servings,
    choicePrices: peopleChoices.map((people) => findFittingPrice(servings, people)),
    allergenGrades: allergens.map((allergen) => gradeAllergen(product, allergen)),
    dietGrades: diets.map((diet) => gradeDiet(product, diet)),
    occasions: facts.confirmed ? facts.occasions.map((name) => occasions.indexOf(name)) : [],
  };
}

const indexedProducts = new WeakMap<Product, IndexedProduct>();
const indexedCatalogs = new WeakMap<readonly Product[], readonly IndexedProduct[]>();

/** Once per product, and once per catalog; the catalog may be the result of a search. */
export function indexCatalog(catalog: readonly Product[]): readonly IndexedProduct[] {
  const existing = indexedCatalogs.get(catalog);
  if (existing) return existing;
  const indexed = catalog.filter(isVisible).map((product) => {
    const entry = indexedProducts.get(product) ?? indexProduct(product);
    indexedProducts.set(product, entry);
    return entry;
  });
  indexedCatalogs.set(catalog, indexed);
  return indexed;
}
