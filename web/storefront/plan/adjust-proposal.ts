import type { AvailabilityContext } from '#contract/orders/event';
import type { EventPlan } from '#contract/planner/event-plan';
import type { Proposal } from '#contract/planner/plan-event';
import { type PlanSummary, summarizePlan } from '#contract/planner/summarize-plan';

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
