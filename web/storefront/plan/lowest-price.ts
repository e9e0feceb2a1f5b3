import type { Proposal } from '#contract/planner/plan-event';

/** In dollars. */
export const getLowestPrice = (proposals: readonly Proposal[]): number =>
  Math.min(...proposals.map(({ totalCents }) => totalCents)) / 100;
