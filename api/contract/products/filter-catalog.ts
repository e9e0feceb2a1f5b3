import { categorySlugs } from '../category';
import { countServingsLeft } from '../orders/busy-days';
import type { BusyDay } from '../orders/busy-days-schema';
import { type AvailabilityContext, createUnavailabilityFinder } from '../orders/event';
import { allergens } from './allergens';
import { type CatalogFilter, maxPriceChoices, peopleChoices } from './catalog-filter';
import { diets } from './diets';
import { buildFacets, createTallies, type Facets, getLower } from './facets';
import { type FilterIndex, type Grade, getFilterIndex } from './filter-index';
import type { Product } from './schema';
import { type Match, sortMatches } from './sort-matches';

export interface FilteredCatalog {
  readonly products: readonly Product[];
  /** What the owner can make suitable by leaving something out; never among the products. */
  readonly onRequest: readonly Product[];
  readonly facets: Facets;
}

interface FilterContext extends Omit<AvailabilityContext, 'fullDays'> {
  /** Empty if unknown. */
  readonly busyDays: readonly BusyDay[];
  /** True for products in order of relevance, which the default order keeps. */
  readonly isRanked?: boolean | undefined;
}

/** Visible products that meet every condition of the filter, sorted, and what other choices would find. */
export function filterCatalog(
  catalog: readonly Product[],
  filter: CatalogFilter,
  context: FilterContext,
): FilteredCatalog {
  const index = getFilterIndex(catalog);
  const { people, maxPrice = Infinity } = filter;
  const prices = people === undefined ? index.startingPrices : index.getPricesFor(people);
  const choicePrices = peopleChoices.map(index.getPricesFor);
  const profileGrades = index.profiles.map((profile) => gradeProfile(profile, filter));
  const isAvailable = createAvailabilityCheck(index, filter, context);
  const category =
    filter.category === null ? -1 : filter.category && categorySlugs.indexOf(filter.category);
  const { occasion } = filter;
  const isOccasionGroup = index.occasionGroups.map(
    (group) => occasion === undefined || group.includes(occasion),
  );
  const tallies = createTallies(index);
  const matches: Match[] = [];
  const onRequest: Match[] = [];

  index.products.forEach((product, position) => {
    const profile = index.profilePositions[position] ?? 0;
    const grade = profileGrades[profile] ?? 0;
    if (grade === 0) return;
    const occasionGroup = index.occasionPositions[position] ?? 0;
    const ownCategory = index.categories[position] ?? 0;
    const price = prices[position] ?? Number.NaN;
    const isInCategory = category === undefined || ownCategory === category;
    const isForOccasion = isOccasionGroup[occasionGroup];
    const isOnDate = isAvailable(position, people);
    const fits = price <= maxPrice;
    if (isForOccasion && isOnDate && fits) tallies.categories.add(ownCategory, grade);
    if (!isInCategory) return;
    if (isForOccasion)
      for (let choice = 0; choice < peopleChoices.length; choice += 1) {
        const choicePrice = choicePrices[choice]?.[position] ?? Number.NaN;
        if (choicePrice <= maxPrice && isAvailable(position, peopleChoices[choice]))
          tallies.people.add(choice, grade);
      }
    if (!isOnDate) return;
    if (isForOccasion && !Number.isNaN(price)) tallies.prices.add(countLower(price), grade);
    if (!fits) return;
    tallies.occasions.add(occasionGroup, grade);
    if (!isForOccasion) return;
    tallies.profiles.add(profile, grade);
    (grade === 2 ? matches : onRequest).push({ product, price });
  });

  return {
    products: sortMatches(matches, filter, context.isRanked),
    onRequest: sortMatches(onRequest, filter, context.isRanked),
    facets: buildFacets(tallies, index),
  };
}

/** How many of the highest prices that can be chosen are too low. */
function countLower(price: number): number {
  let count = 0;
  while (count < maxPriceChoices.length && (maxPriceChoices[count] ?? 0) < price) count += 1;
  return count;
}

/** That of the requirement which it meets least. */
function gradeProfile(
  { allergenGrades, dietGrades }: FilterIndex['profiles'][number],
  { without, diets: requiredDiets }: CatalogFilter,
): Grade {
  const required = [
    ...without.map((allergen) => allergenGrades[allergens.indexOf(allergen)]),
    ...requiredDiets.map((diet) => dietGrades[diets.indexOf(diet)]),
  ];
  return required.reduce<Grade>((lowest, grade = 0) => getLower(lowest, grade), 2);
}

/** Without a date, what's out of stock is listed too. The people matter for their notice and the room of the day. */
function createAvailabilityCheck(
  { availabilityPositions, availabilityExamples }: FilterIndex,
  { date }: CatalogFilter,
  context: FilterContext,
): (position: number, people: number | undefined) => boolean {
  if (date === undefined) return () => true;
  const { now, settings, busyDays } = context;
  const { minLargeEventGuests } = settings;
  const servingsLeft = countServingsLeft(busyDays, date);
  const listAvailable = (people: number) => {
    const findUnavailability = createUnavailabilityFinder(
      { date, people },
      { now, settings, fullDays: [] },
    );
    return availabilityExamples.map((product) => findUnavailability(product) === undefined);
  };
  const forFew = listAvailable(0);
  const forMany = listAvailable(minLargeEventGuests);
  return (position, people = 0) => {
    if (people > servingsLeft) return false;
    const groups = people < minLargeEventGuests ? forFew : forMany;
    return groups[availabilityPositions[position] ?? 0] ?? false;
  };
}
