import { useMemo, useState } from 'react';
import { listFullDays } from '#contract/orders/endpoints';
import { countNeededServings } from '#contract/planner/amounts';
import type { EventPlan } from '#contract/planner/event-plan';
import type { PlanResult } from '#contract/planner/plan-event';
import { buildPlanQuery, parsePlanQuery } from '#contract/planner/plan-query';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { useHydrated } from '../../routing/use-hydrated';
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
  const isHydrated = useHydrated();
  const { settings } = useShopSettings();
  const [now] = useState(() => new Date());
  const servings = String(countNeededServings(plan));
  const key = buildPlanQuery(plan);
  const [firstKey] = useState(key);
  // The server's proposals already know them, and without a day they change nothing.
  const needsFullDays = isHydrated && (plan.date !== undefined || key !== firstKey);
  const { data: days } = useQuery(
    needsFullDays ? query(listFullDays, { query: { servings } }) : null,
  );
  const fullDays = days ?? noDays;
  const context = useMemo(() => ({ now, settings, fullDays }), [now, settings, fullDays]);
  const selection = useMemo(
    () => planQuery(parsePlanQuery(new URLSearchParams(key)), context),
    [key, context],
  );
  const { data, error } = useQuery(selection);
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  const failed = error !== undefined && data === undefined;
  return { result: data ?? shown, isLoading: data === undefined && !failed, failed, context };
}
