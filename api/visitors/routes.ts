import type { Handlers } from '../dispatch/handler';
import type { Visitors } from './visitors';

/** The visitors' part of the contract. */
export const visitorRoutes = (visitors: Visitors) =>
  ({
    countVisitorsToday: async () => ({ count: await visitors.countToday() }),
  }) satisfies Partial<Handlers>;
