import { startTransition, useOptimistic } from 'react';
import type { EventPlan } from '#contract/planner/event-plan';
import type { ProposalKind } from '#contract/planner/plan-event';
import { hasPlanQuery, parsePlanQuery } from '#contract/planner/plan-query';
import { type ProposalQuantities, parseQuantities } from '#contract/planner/quantities-query';
import type { PlannedLine } from '#contract/planner/summarize-plan';
import { useLanguage } from '../../i18n/use-language';
import { localizePath } from '../../routing/paths';
import { useNavigate } from '../../routing/use-navigate';
import { useBuildPlanPath } from './use-plan';

export interface QuantitiesControl {
  readonly quantities: ProposalQuantities;
  readonly change: (kind: ProposalKind, lines: readonly PlannedLine[]) => void;
}

/** In the URL, so that a shared link has them, too. They show at once, while the URL is still changing. */
export function useQuantities(plan: EventPlan, search: URLSearchParams): QuantitiesControl {
  const language = useLanguage();
  const navigate = useNavigate();
  const buildPath = useBuildPlanPath();
  const [quantities, setQuantities] = useOptimistic(parseQuantities(search));

  function change(kind: ProposalKind, lines: readonly PlannedLine[]): void {
    const changed = { ...quantities, [kind]: lines };
    // It may have a choice whose proposals are still being rendered.
    const latest = new URLSearchParams(location.search);
    const latestPlan = hasPlanQuery(latest) ? parsePlanQuery(latest) : plan;
    startTransition(() => {
      setQuantities(changed);
      void navigate(localizePath(buildPath(latestPlan, changed), language), { replace: true });
    });
  }

  return { quantities, change };
}
