import type { Handlers } from '../dispatch/handler';
import type { VisitorCounter } from './visitor-counter';

export const visitorRoutes = (visitors: VisitorCounter) =>
  ({
    countVisitorsToday: async () => ({ count: await visitors.countToday() }),
  }) satisfies Partial<Handlers>;
