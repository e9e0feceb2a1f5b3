import { toCents } from '../core/cents';
import { type AvailabilityContext, createUnavailabilityFinder } from '../orders/event';
import { getFeeCents } from '../orders/pricing';
import { isDessert } from '../products/product-kind';
import type { Product } from '../products/schema';
import { findSuitableProducts, getHalfServings } from './candidates';
import type { CombinedLine } from './combine-candidates';
import { countPeople, type EventPlan } from './event-plan';
import { findShortage, type PlanShortage } from './find-shortage';
import { type Combined, createSearch } from './search-combinations';
import { type PlannedLine, type PlanSummary, summarizePlan } from './summarize-plan';

/**
 * 'value': the cheapest; 'variety': several kinds and dessert for somewhat more, and with a budget as much as it buys;
 * 'one-kind': the fewest pieces of a single kind, and with a budget the finest one.
 */
export const proposalKinds = ['value', 'variety', 'one-kind'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export interface Proposal extends PlanSummary {
  readonly kind: ProposalKind;
  /** Of the proposals, this uses most of the budget. Never without a budget. */
  readonly isClosestToBudget: boolean;
}

export type PlanResult =
  | { readonly proposals: readonly Proposal[]; readonly shortage: undefined }
  | { readonly proposals: readonly []; readonly shortage: PlanShortage };

/** Several kinds may cost so much of the cheapest proposal; a budget buys more of them. */
const varietyPercent = 175;

/**
 * Two or three different proposals, exact and always the same for the same input: what is on the table has enough by
 * the middle of what each unit serves, meets all requirements or can be made so, and can be had on the day.
 */
export function planEvent(
  catalog: readonly Product[],
  plan: EventPlan,
  context: AvailabilityContext,
): PlanResult {
  const suitable = findSuitableProducts(catalog, plan);
  const event = { date: plan.date, people: countPeople(plan) };
  const findUnavailability = createUnavailabilityFinder(event, context);
  const available = suitable.filter((product) => findUnavailability(product) === undefined);
  const search = createSearch(available, plan);
  const feeCents = getPlaceFee(plan, context);
  const limit = plan.budget === undefined ? undefined : toCents(plan.budget) - feeCents;
  const found = search.findWithin(limit ?? Infinity);
  if (!found) {
    const cheapest = search.findCheapest();
    if (!cheapest) return { proposals: [], shortage: findShortage(catalog, plan, context) };
    const minDollars = Math.ceil((cheapest.cents + feeCents) / 100);
    return { proposals: [], shortage: { reason: 'budget', minDollars } };
  }
  const { value } = found;
  const kindsCents = Math.min(limit ?? Infinity, Math.floor((value.cents * varietyPercent) / 100));
  const combinations: readonly (readonly [ProposalKind, Combined | undefined])[] = [
    ['value', value],
    ['variety', found.findVariety({ kindsCents, maxCents: limit ?? kindsCents })],
    ['one-kind', found.findOneKind(limit ?? Infinity)],
  ];
  const proposals = combinations
    .flatMap(([kind, combined]) =>
      combined
        ? [{ kind, ...summarizePlan(toPlannedLines(combined.lines), available, plan, context) }]
        : [],
    )
    .filter(isFirstOfItsLines);
  const onTime = proposals.filter(({ earliestDay }) => isPossible(plan, earliestDay));
  if (onTime.length === 0) return { proposals: [], shortage: createNoticeShortage(proposals) };
  const maxTotalCents = Math.max(...onTime.map(({ totalCents }) => totalCents));
  const closest = onTime.find(({ totalCents }) => totalCents === maxTotalCents);
  return {
    proposals: onTime.map((proposal) => ({
      ...proposal,
      isClosestToBudget: plan.budget !== undefined && proposal === closest,
    })),
    shortage: undefined,
  };
}

/** Several grazing tables together can need more notice than each of them. */
const isPossible = ({ date }: EventPlan, earliestDay: string | undefined): boolean =>
  date === undefined || earliestDay === undefined || earliestDay <= date;

const createNoticeShortage = (proposals: readonly PlanSummary[]): PlanShortage => ({
  reason: 'too-soon',
  next: proposals.flatMap(({ earliestDay }) => earliestDay ?? []).sort()[0],
});

const isFirstOfItsLines = (
  { lines }: PlanSummary,
  index: number,
  proposals: readonly PlanSummary[],
): boolean =>
  proposals.findIndex((other) => buildLinesKey(other.lines) === buildLinesKey(lines)) === index;

const buildLinesKey = (lines: readonly PlannedLine[]): string =>
  lines
    .map(({ productId, optionKey, quantity }) => `${productId} ${optionKey} ${quantity}`)
    .sort()
    .join();

/** Zero while the place is unknown. */
const getPlaceFee = ({ place }: EventPlan, { settings }: AvailabilityContext): number =>
  (place === 'pickup' ? 0 : getFeeCents({ fulfilment: 'delivery', area: place }, settings)) ?? 0;

/** Large sizes first and dessert last, as on a menu. */
const toPlannedLines = (lines: readonly CombinedLine[]): PlannedLine[] =>
  [...lines]
    .sort(
      (one, other) =>
        Number(isDessert(one.candidate.product)) - Number(isDessert(other.candidate.product)) ||
        getHalfServings(other.candidate) - getHalfServings(one.candidate) ||
        one.candidate.product.id - other.candidate.product.id,
    )
    .map(({ candidate: { product, option }, quantity }) => ({
      productId: product.id,
      optionKey: option?.key ?? null,
      quantity,
    }));
