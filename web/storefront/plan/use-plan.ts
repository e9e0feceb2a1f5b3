import { startTransition, useOptimistic } from 'react';
import { useLocation } from 'react-router-dom';
import type { PlannedEvent } from '#contract/orders/event';
import { defaultEventPlan, type EventPlan, eventPlanLimits } from '#contract/planner/event-plan';
import { buildPlanQuery, hasPlanQuery, parsePlanQuery } from '#contract/planner/plan-query';
import { buildQuantitiesQuery, type ProposalQuantities } from '#contract/planner/quantities-query';
import { useLanguage } from '../../i18n/use-language';
import { localizePath, paths } from '../../routing/paths';
import { useHydrated } from '../../routing/use-hydrated';
import { useNavigate } from '../../routing/use-navigate';
import { useEvent } from '../event/event-store';

/** Path without language. */
export function buildPlanPath(plan: EventPlan, quantities: ProposalQuantities = {}): string {
  const queries = [buildPlanQuery(plan), buildQuantitiesQuery(quantities)];
  return `${paths.plan()}?${queries.filter(Boolean).join('&')}`;
}

/** Builds the path of the same page with another plan: a queued inquiry that is being edited stays open. */
export function useBuildPlanPath(): typeof buildPlanPath {
  const search = new URLSearchParams(useLocation().search);
  // The server's page is cached for everyone.
  const editedId = useHydrated() ? search.get('mend') : null;
  const suffix = editedId === null ? '' : `&${new URLSearchParams({ mend: editedId })}`;
  return (plan, quantities) => buildPlanPath(plan, quantities) + suffix;
}

export interface PlanControl {
  readonly plan: EventPlan;
  readonly change: (changes: Partial<EventPlan>) => void;
}

/** What the URL has; before anything is chosen, the event that is stored on the device. */
export function usePlan(search: URLSearchParams): EventPlan {
  const event = useEvent();
  return hasPlanQuery(search) ? parsePlanQuery(search) : toPlan(event);
}

/**
 * The latest choices, while the proposals for them are still being rendered. In the form rather than in the page, so that
 * only the form is rendered before a choice shows.
 */
export function usePlanChoices(plan: EventPlan): PlanControl {
  const language = useLanguage();
  const navigate = useNavigate();
  const buildPath = useBuildPlanPath();
  const [chosen, setChosen] = useOptimistic(plan);

  function change(changes: Partial<EventPlan>): void {
    // Parsing keeps numbers within limits that depend on each other.
    const changed = parsePlanQuery(new URLSearchParams(buildPlanQuery({ ...chosen, ...changes })));
    startTransition(() => {
      setChosen(changed);
      void navigate(localizePath(buildPath(changed), language), { replace: true });
    });
  }

  return { plan: chosen, change };
}

const toPlan = ({ people, date, place, without, diets }: PlannedEvent): EventPlan => ({
  ...defaultEventPlan,
  adults: Math.min(eventPlanLimits.people, people ?? defaultEventPlan.adults),
  date,
  place,
  without,
  diets,
});
