import { findEarliestDay } from '../core/dates';
import type { AvailabilityContext } from '../orders/event';
import type { Servings } from '../orders/order-validation';
import { type OrderPrice, priceOrder } from '../orders/pricing';
import { getGuestNoticeHours } from '../orders/product-notice';
import { type ProductSummary, toProductSummary } from '../products/catalog-page';
import type { Removable } from '../products/fact-names';
import { findOption } from '../products/options';
import { isDessert } from '../products/product-kind';
import { getSuitability } from '../products/suitability';
import type { ShopSettings } from '../settings/schema';
import { countNeededServings, countVegetarianServings } from './amounts';
import { getUnitServings } from './candidates';
import { countPeople, type EventPlan } from './event-plan';
import { listRequests } from './list-requests';

export interface PlannedLine {
  readonly productId: number;
  /** Null for a product without options. */
  readonly optionKey: string | null;
  readonly quantity: number;
}

export interface PlanLineSummary extends PlannedLine {
  readonly product: ProductSummary;
  readonly serves: Servings;
  /** Comes after the rest, and doesn't count toward what is needed. */
  readonly isDessert: boolean;
  readonly totalCents: number;
  /** What to ask the owner to leave out. */
  readonly requests: readonly Removable[];
}

/** 'just-enough': only if guests eat little. */
type PlanAmount = 'too-little' | 'just-enough' | 'enough';

export interface PlanSummary {
  readonly lines: readonly PlanLineSummary[];
  /** Without dessert. */
  readonly serves: Servings;
  readonly needed: number;
  /** Servings beyond what is needed. */
  readonly leftOver: Servings;
  readonly amount: PlanAmount;
  /** Undefined without vegetarian guests. */
  readonly vegetarianAmount: PlanAmount | undefined;
  readonly subtotalCents: number;
  /** Undefined while the place is unknown. */
  readonly feeCents: number | undefined;
  readonly totalCents: number;
  readonly centsPerPerson: number;
  /** The first possible day, 'YYYY-MM-DD'; undefined without lines. */
  readonly earliestDay: string | undefined;
  /** With the delivery. */
  readonly isOverBudget: boolean;
}

/** As a price of an order; without a place, the delivery isn't part of it. */
function pricePlan(
  lines: readonly PlannedLine[],
  products: readonly ProductSummary[],
  { place }: Pick<EventPlan, 'place'>,
  settings: ShopSettings,
): OrderPrice {
  const selections = lines.map(({ optionKey, ...line }) => ({ ...line, option: optionKey }));
  return place === 'pickup'
    ? priceOrder({ fulfilment: 'pickup', selections }, products, settings)
    : priceOrder({ fulfilment: 'delivery', area: place, selections }, products, settings);
}

/** What the lines are for the event, also after a shopper has changed their quantities. */
export function summarizePlan(
  plannedLines: readonly PlannedLine[],
  products: readonly ProductSummary[],
  plan: EventPlan,
  { now, settings }: Pick<AvailabilityContext, 'now' | 'settings'>,
): PlanSummary {
  const price = pricePlan(plannedLines, products, plan, settings);
  const lines = plannedLines.flatMap((line, index) => {
    const product = products.find(({ id }) => id === line.productId);
    const unit =
      product &&
      getUnitServings(
        product,
        line.optionKey === null ? undefined : findOption(product, line.optionKey),
      );
    if (!product || !unit) return [];
    const serves = { from: unit.from * line.quantity, to: unit.to * line.quantity };
    const totalCents = price.lines[index]?.totalCents ?? 0;
    return [
      {
        ...line,
        product: toProductSummary(product),
        serves,
        isDessert: isDessert(product),
        totalCents,
        requests: listRequests(product, plan),
      },
    ];
  });
  const food = lines.filter((line) => !line.isDessert);
  const serves = sumServings(food);
  const needed = countNeededServings(plan);
  const vegetarian = countVegetarianServings(plan);
  const grazing = sumServings(lines.filter(({ product }) => product.category === 'grazing'));
  const noticeHours = getGuestNoticeHours(Math.max(countPeople(plan), grazing.from), settings);
  const { subtotalCents, feeCents, totalCents } = price;
  return {
    lines,
    serves,
    needed,
    leftOver: {
      from: Math.max(0, serves.from - needed),
      to: Math.max(0, serves.to - needed),
    },
    amount: gradeAmount(serves, needed),
    vegetarianAmount:
      vegetarian === 0
        ? undefined
        : gradeAmount(sumServings(food.filter(isVegetarian)), vegetarian),
    subtotalCents,
    feeCents,
    totalCents,
    centsPerPerson: Math.round(totalCents / Math.max(1, countPeople(plan))),
    earliestDay: lines.length === 0 ? undefined : findEarliestDay(now, noticeHours, settings),
    isOverBudget: plan.budget !== undefined && totalCents > plan.budget * 100,
  };
}

const isVegetarian = ({ product }: PlanLineSummary): boolean =>
  getSuitability(product, { without: [], diets: ['vegetarian'] }) === 'yes';

const sumServings = (lines: readonly { readonly serves: Servings }[]): Servings => ({
  from: lines.reduce((sum, { serves }) => sum + serves.from, 0),
  to: lines.reduce((sum, { serves }) => sum + serves.to, 0),
});

/** Proposals have enough by the middle of what they serve. */
function gradeAmount({ from, to }: Servings, needed: number): PlanAmount {
  if (from >= needed) return 'enough';
  return from + to >= needed * 2 ? 'just-enough' : 'too-little';
}
