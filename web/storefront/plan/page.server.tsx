import { listFullDays } from '#contract/orders/endpoints';
import { countNeededServings } from '#contract/planner/amounts';
import { parsePlanQuery } from '#contract/planner/plan-query';
import { getShopSettings } from '#contract/settings/endpoints';
import type { PageServer } from '../../routing/page-server';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';
import { PlanStructuredData } from './PlanStructuredData';
import { planQuery } from './plan-query';

export const server: PageServer = {
  async queries({ search }, fetchResponse) {
    const plan = parsePlanQuery(search);
    const servings = String(countNeededServings(plan));
    const [settings, fullDays] = await Promise.all([
      fetchResponse(getShopSettings, {}),
      plan.date === undefined ? [] : fetchResponse(listFullDays, { query: { servings } }),
    ]);
    return [shopSettingsQuery, planQuery(plan, { now: new Date(), settings, fullDays })];
  },
  StructuredData: PlanStructuredData,
};
