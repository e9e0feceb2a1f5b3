import { categorySlugs } from '../category';
import { type AvailabilityContext, createAvailabilityFinder } from '../orders/event';
import { allergens } from './allergens';
import { type CatalogFilter, maxPriceChoices, peopleChoices } from './catalog-filter';
import { createCounters, type Facets } from './facets';
import { diets, occasions } from './facts';
import { type Grade, type IndexedProduct, indexCatalog } from './indexed-product';
import type { Product } from './schema';
import { findFittingPrice } from './servings';
import { type Match, sortMatches } from './sort-matches';

export interface FilteredCatalog {
  readonly products: readonly Product[];
  /** What the owner can make suitable by leaving something out; never among the products. */
  readonly onRequest: readonly Product[];
  readonly facets: Facets;
}

export interface FilterContext extends AvailabilityContext {
  /** True for products in order of relevance, which the default order keeps. */
  readonly isRanked?: boolean | undefined;
}

/** Visible products that meet every condition of the filter, sorted, and what other choices would find. */
export function filterCatalog(
  catalog: readonly Product[],
  filter: CatalogFilter,
  context: FilterContext,
): FilteredCatalog {
  const { category, people, maxPrice = Infinity, occasion } = filter;
  const occasionPosition = occasion && occasions.indexOf(occasion);
  const gradeProduct = createGrader(filter);
  const isAvailable = createAvailabilityCheck(filter, context);
  const counters = createCounters();
  const matches: Match[] = [];
  const onRequest: Match[] = [];

  for (const entry of indexCatalog(catalog)) {
    const grade = gradeProduct(entry);
    const isInCategory = category === undefined || entry.category === category;
    const isForOccasion =
      occasionPosition === undefined || entry.occasions.includes(occasionPosition);
    const isOnDate = isAvailable(entry, people);
    const price =
      people === undefined ? entry.startingPrice : findFittingPrice(entry.servings, people);
    const fits = price !== undefined && price <= maxPrice;

    if (grade > 0 && isForOccasion && isOnDate && fits) {
      counters.category.add(categorySlugs.indexOf(entry.category), grade);
      counters.category.add(categorySlugs.length, grade);
    }
    if (!isInCategory) continue;
    if (grade > 0 && isForOccasion)
      peopleChoices.forEach((choice, position) => {
        const choicePrice = entry.choicePrices[position];
        if (choicePrice === undefined || choicePrice > maxPrice) return;
        if (isAvailable(entry, choice)) counters.people.add(position, grade);
      });
    if (!isOnDate) continue;
    if (grade > 0 && isForOccasion && price !== undefined)
      maxPriceChoices.forEach((choice, position) => {
        if (price <= choice) counters.max.add(position, grade);
      });
    if (!fits) continue;
    if (grade > 0) for (const position of entry.occasions) counters.occasion.add(position, grade);
    if (!isForOccasion) continue;
    allergens.forEach((_, position) => {
      counters.without.add(position, getLower(grade, entry.allergenGrades[position]));
    });
    diets.forEach((_, position) => {
      counters.diet.add(position, getLower(grade, entry.dietGrades[position]));
    });
    if (grade === 2) matches.push({ entry, price });
    else if (grade === 1) onRequest.push({ entry, price });
  }

  return {
    products: sortMatches(matches, filter, context.isRanked),
    onRequest: sortMatches(onRequest, filter, context.isRanked),
    facets: {
      category: counters.category.toRecord(),
      people: counters.people.toRecord(),
      without: counters.without.toRecord(),
      diet: counters.diet.toRecord(),
      max: counters.max.toRecord(),
      occasion: counters.occasion.toRecord(),
    },
  };
}

const getLower = (a: Grade, b: Grade | undefined): Grade => (b !== undefined && b < a ? b : a);

/** The grade of what a product must do without: that of the requirement it meets least. */
function createGrader({ without, diets: requiredDiets }: CatalogFilter) {
  const allergenPositions = without.map((allergen) => allergens.indexOf(allergen));
  const dietPositions = requiredDiets.map((diet) => diets.indexOf(diet));
  return ({ allergenGrades, dietGrades }: IndexedProduct): Grade => {
    let grade: Grade = 2;
    for (const position of allergenPositions) grade = getLower(grade, allergenGrades[position]);
    for (const position of dietPositions) grade = getLower(grade, dietGrades[position]);
    return grade;
  };
}

/** Without a date, what's out of stock is listed too. The people only matter for the notice that they need. */
function createAvailabilityCheck({ date }: CatalogFilter, context: FilterContext) {
  if (date === undefined) return () => true;
  const { minLargeEventGuests } = context.settings;
  const findForFew = createAvailabilityFinder({ date }, context);
  const findForMany = createAvailabilityFinder({ date, people: minLargeEventGuests }, context);
  return ({ product }: IndexedProduct, people = 0): boolean => {
    const find = people < minLargeEventGuests ? findForFew : findForMany;
    return find(product) === undefined;
  };
}
