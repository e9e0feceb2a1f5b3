import type { Handlers } from '../dispatch/handler';
import type { VisitorCounter } from './visitors';

export const visitorRoutes = (visitors: VisitorCounter) =>
  ({
    countVisitorsToday: async () => ({ count: await visitors.countToday() }),
  }) satisfies Partial<Handlers>;
