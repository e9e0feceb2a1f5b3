import { listFullDays } from '#contract/orders/busy-days';
import { listBusyDays } from '#contract/orders/busy-days-endpoint';
import { countNeededServings } from '#contract/planner/amounts';
import { parsePlanQuery } from '#contract/planner/plan-query';
import { getShopSettings } from '#contract/settings/endpoints';
import type { PageServer } from '../../routing/page-server';
import { busyDaysQuery } from '../cart/order-request/busy-days-query';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';
import { PlanStructuredData } from './PlanStructuredData';
import { planQuery } from './plan-query';

export const server: PageServer = {
  async queries({ search }, fetchResponse) {
    const plan = parsePlanQuery(search);
    const [settings, busyDays] = await Promise.all([
      fetchResponse(getShopSettings, {}),
      fetchResponse(listBusyDays, {}),
    ]);
    // Without a day they change nothing.
    const fullDays =
      plan.date === undefined ? [] : listFullDays(busyDays, countNeededServings(plan));
    const context = { now: new Date(), settings, fullDays };
    return [shopSettingsQuery, busyDaysQuery, planQuery(plan, context)];
  },
  StructuredData: PlanStructuredData,
};
