import { addDays, toShopDate } from '../core/dates';
import {
  type AvailabilityContext,
  createUnavailabilityFinder,
  type Unavailability,
} from '../orders/event';
import type { Product } from '../products/schema';
import { getStockLevel } from '../products/stock-level';
import type { Requirements } from '../products/suitability';
import { findSuitableProducts } from './candidates';
import { countPeople, type EventPlan } from './event-plan';
import { createSearch } from './search-combinations';

export type Requirement =
  | { readonly without: Requirements['without'][number] }
  | { readonly diet: Requirements['diets'][number] }
  | { readonly guests: 'vegetarian' };

/** Why nothing can be proposed, and what would change it. */
export type PlanShortage =
  /** Not enough meets all requirements. `helpful` are those of them without which it would. */
  | { readonly reason: 'requirements'; readonly helpful: readonly Requirement[] }
  /** `next` is the next day with enough, 'YYYY-MM-DD'. */
  | {
      readonly reason: Exclude<Unavailability['reason'], 'out-of-stock'>;
      readonly next: string | undefined;
    }
  | { readonly reason: 'out-of-stock' }
  /** `minDollars` is what the cheapest proposal costs, rounded up. */
  | { readonly reason: 'budget'; readonly minDollars: number };

/** For the next possible day. */
const maxSearchedDays = 60;

/** Why the products that can be had on the day aren't enough. */
export function findShortage(
  catalog: readonly Product[],
  plan: EventPlan,
  context: AvailabilityContext,
): PlanShortage {
  const inStock = findSuitableProducts(catalog, plan).filter(isInStock);
  const isEnough = createSearch(inStock, plan).findCheapest() !== undefined;
  return (
    (isEnough ? findDateShortage(inStock, plan, context) : findRequirements(catalog, plan)) ?? {
      reason: 'out-of-stock',
    }
  );
}

const isInStock = (product: Product): boolean => getStockLevel(product) !== 'out-of-stock';

function findDateShortage(
  products: readonly Product[],
  plan: EventPlan,
  context: AvailabilityContext,
): PlanShortage | undefined {
  const event = { date: plan.date, people: countPeople(plan) };
  const findUnavailability = createUnavailabilityFinder(event, context);
  const [reason] = products.flatMap((product) => findUnavailability(product)?.reason ?? []);
  if (reason === undefined || reason === 'out-of-stock') return undefined;
  return { reason, next: findNextDay(products, plan, context) };
}

function findNextDay(
  products: readonly Product[],
  plan: EventPlan,
  context: AvailabilityContext,
): string | undefined {
  const people = countPeople(plan);
  const today = toShopDate(context.now);
  let date = plan.date !== undefined && plan.date > today ? plan.date : today;
  for (let days = 0; days < maxSearchedDays; days += 1) {
    date = addDays(date);
    const findUnavailability = createUnavailabilityFinder({ date, people }, context);
    const available = products.filter((product) => findUnavailability(product) === undefined);
    if (available.length > 0 && createSearch(available, plan).findCheapest()) return date;
  }
  return undefined;
}

function findRequirements(catalog: readonly Product[], plan: EventPlan): PlanShortage | undefined {
  const relaxed: readonly (readonly [Requirement, EventPlan])[] = [
    ...plan.without.map(
      (without) =>
        [
          { without },
          { ...plan, without: plan.without.filter((other) => other !== without) },
        ] as const,
    ),
    ...plan.diets.map(
      (diet) =>
        [{ diet }, { ...plan, diets: plan.diets.filter((other) => other !== diet) }] as const,
    ),
    ...(plan.vegetarians > 0
      ? [[{ guests: 'vegetarian' }, { ...plan, vegetarians: 0 }] as const]
      : []),
  ];
  if (relaxed.length === 0) return undefined;
  const helpful = relaxed
    .filter(([, relaxedPlan]) => {
      const products = findSuitableProducts(catalog, relaxedPlan).filter(isInStock);
      return createSearch(products, relaxedPlan).findCheapest() !== undefined;
    })
    .map(([requirement]) => requirement);
  return { reason: 'requirements', helpful };
}
