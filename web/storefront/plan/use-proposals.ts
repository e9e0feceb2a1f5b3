import { useMemo, useState } from 'react';
import { countNeededServings } from '#contract/planner/amounts';
import type { EventPlan } from '#contract/planner/event-plan';
import type { PlanResult } from '#contract/planner/plan-event';
import { buildPlanQuery, parsePlanQuery } from '#contract/planner/plan-query';
import { useQuery } from '../../data/use-query';
import { useFullDays } from '../cart/order-request/use-full-days';
import { useShopSettings } from '../shop-settings/use-shop-settings';
import { planQuery } from './plan-query';

const noDays: readonly string[] = [];

export interface Proposals {
  /** While the catalog is loading, those of the previous choices; undefined if there are none yet. */
  readonly result: PlanResult | undefined;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly context: {
    readonly now: Date;
    readonly settings: ReturnType<typeof useShopSettings>['settings'];
    readonly fullDays: readonly string[];
  };
}

export function useProposals(plan: EventPlan): Proposals {
  const { settings } = useShopSettings();
  const [now] = useState(() => new Date());
  const { fullDays } = useFullDays(countNeededServings(plan));
  const context = useMemo(() => ({ now, settings, fullDays }), [now, settings, fullDays]);
  const key = buildPlanQuery(plan);
  // Without a day they change nothing.
  const relevantDays = plan.date === undefined ? noDays : fullDays;
  const selection = useMemo(
    () =>
      planQuery(parsePlanQuery(new URLSearchParams(key)), {
        now,
        settings,
        fullDays: relevantDays,
      }),
    [key, now, settings, relevantDays],
  );
  const { data, error } = useQuery(selection);
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  const failed = error !== undefined && data === undefined;
  return { result: data ?? shown, isLoading: data === undefined && !failed, failed, context };
}
