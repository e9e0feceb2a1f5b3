import type { AvailabilityContext } from '#contract/orders/event';
import type { EventPlan } from '#contract/planner/event-plan';
import type { Proposal } from '#contract/planner/plan-event';
import { maxPlannedQuantity } from '#contract/planner/quantities-query';
import {
  type PlanLineSummary,
  type PlannedLine,
  type PlanSummary,
  summarizePlan,
} from '#contract/planner/summarize-plan';
import { findOption, getAvailableOptionQuantity } from '#contract/products/options';

/** The proposal with other quantities, in the order of its lines. */
export const adjustProposal = (
  { lines }: Proposal,
  quantities: readonly number[],
  plan: EventPlan,
  context: AvailabilityContext,
): PlanSummary =>
  summarizePlan(
    lines.map(({ productId, optionKey }, index) => ({
      productId,
      optionKey,
      quantity: quantities[index] ?? 0,
    })),
    lines.map(({ product }) => product),
    plan,
    context,
  );

/** Quantities that were changed belong to one proposal only. */
export const getProposalKey = ({ kind, lines }: Proposal): string =>
  [
    kind,
    ...lines.map(({ productId, optionKey, quantity }) => `${productId} ${optionKey} ${quantity}`),
  ].join();

const isSameLine = (one: PlannedLine, other: PlannedLine): boolean =>
  one.productId === other.productId && one.optionKey === other.optionKey;

export function getMaxQuantity({ product, optionKey }: PlanLineSummary): number {
  const option = optionKey === null ? undefined : findOption(product, optionKey);
  return Math.min(maxPlannedQuantity, getAvailableOptionQuantity(product, option) ?? Infinity);
}

/** Ignores lines that the proposal doesn't have; undefined if nothing is left to change. */
export function applyQuantities(
  { lines }: Proposal,
  changedLines: readonly PlannedLine[] = [],
): readonly number[] | undefined {
  const quantities = lines.map((line) => {
    const changed = changedLines.find((other) => isSameLine(other, line));
    return changed ? Math.min(changed.quantity, getMaxQuantity(line)) : line.quantity;
  });
  return lines.some(({ quantity }, index) => quantity !== quantities[index])
    ? quantities
    : undefined;
}

export const listChangedLines = (
  { lines }: Proposal,
  quantities: readonly number[],
): readonly PlannedLine[] =>
  lines.flatMap(({ productId, optionKey, quantity }, index) => {
    const changed = quantities[index] ?? quantity;
    return changed === quantity ? [] : [{ productId, optionKey, quantity: changed }];
  });
