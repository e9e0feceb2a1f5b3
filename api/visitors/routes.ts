import type { Handlers } from '../dispatch/handler';
import type { Visitors } from './visitors';

export const visitorRoutes = (visitors: Visitors) =>
  ({
    countVisitorsToday: async () => ({ count: await visitors.countToday() }),
  }) satisfies Partial<Handlers>;
