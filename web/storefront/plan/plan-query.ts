import type { AvailabilityContext } from '#contract/orders/event';
import type { EventPlan } from '#contract/planner/event-plan';
import { type PlanResult, planEvent } from '#contract/planner/plan-event';
import { buildPlanQuery } from '#contract/planner/plan-query';
import type { Product } from '#contract/products/schema';
import { selectFrom } from '../../data/query';
import { productsQuery } from '../product-card/product-queries';

/** Plans once per catalog, although it's selected with every render. */
export function planQuery(plan: EventPlan, context: AvailabilityContext) {
  const results = new WeakMap<readonly Product[], PlanResult>();
  return selectFrom(productsQuery, `plan?${buildPlanQuery(plan)}`, (catalog) => {
    const result = results.get(catalog) ?? planEvent(catalog, plan, context);
    results.set(catalog, result);
    return result;
  });
}
